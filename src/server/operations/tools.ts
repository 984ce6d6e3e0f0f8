import type Stripe from 'stripe'
import type { NoticeDeclarations } from '#kernel/notice.ts'
import type { AnyOperation } from '#kernel/operation.ts'
import type { ApiScope } from '#kernel/people/api-scope.ts'
import type { PlanRight } from '#kernel/plan-right.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Attachments } from '../attachments/attachments.ts'
import type { Vault } from '../auth/vault.ts'
import type { Branding } from '../branding.ts'
import type { Cache } from '../cache/cache.ts'
import type { Clocks } from '../clocks/clocks.ts'
import type { Db } from '../db/db.ts'
import type { Files } from '../files/files.ts'
import type { Translator } from '../i18n/translator.ts'
import type { Images } from '../images/images.ts'
import type { JobQueue } from '../jobs/send.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { Postage } from '../postage/postage.ts'
import type { Tags } from '../privacy.ts'
import type { Push } from '../push/push.ts'
import type { AlertSource } from '../slices/alert-source.ts'
import type { Opening, SubjectCount, SuggestionSource } from '../slices/declarations.ts'
import type { LevelSource } from '../slices/level-source.ts'
import type { RecommendationSource } from '../slices/recommendation-source.ts'
import type { SearchKind } from '../slices/search-kind.ts'
import type { StatementCause } from '../slices/statement-cause.ts'
import type { SubjectKind } from '../slices/subject.ts'
import type { Switches } from '../switches.ts'
import type { Running } from '../upkeep/running.ts'

/** Services of the deployment, opened once and passed to every operation. */
export interface Tools {
  readonly site: {
    /** The name that an administrator last set. */
    readonly name: string
    /** The branding from the environment, before an administrator changes it. */
    readonly usual: Branding
    readonly currency: string
    readonly public_url: string
    /** True without a mail server: letters stay in the outbox. */
    readonly keeps_mail: boolean
    /** Seconds that letters about notices wait for the notice to be read. */
    readonly letter_wait_s: number
    /** Days after which messages are deleted; 0: never. */
    readonly message_days: number
    /** The help desk's mailbox; empty when no mail comes in. */
    readonly inbox: string
    /** Signs mails that come in, and calls of a help desk elsewhere; empty: there are none. */
    readonly mail_hook_secret: string
    readonly support_secret: string
    /** From how many administrators on one asks another, and above which refund (docs/decisions/177). */
    readonly four_eyes: { readonly from: number; readonly refund: number }
    /** Commission on items, in basis points. */
    readonly commission: number
    /** The operator, as far as the settings name one. */
    readonly operator: { readonly name: string; readonly address: string; readonly email: string; readonly counsel_checked: boolean }
  }
  readonly words: Translator
  /** Which parts of the product the operator has closed. */
  readonly switches: Pick<Switches, 'known' | 'off'>
  /** Counts of all slices, by the name of the plan limit. */
  readonly counts: Readonly<Record<string, (db: Db, member_id: Id<'members'>) => Promise<number>>>
  /** Sources of level points, of all slices. */
  readonly levelSources: readonly LevelSource[]
  /** Listings that saved searches find, of all slices. */
  readonly alertSources: readonly AlertSource[]
  /** Rows of the plan comparison, of all slices. */
  readonly rights: readonly PlanRight[]
  /** The operations that API keys open, by scope. */
  readonly scoped: ReadonlyMap<ApiScope, readonly AnyOperation[]>
  /** Every permission that an operation asks for; plans can offer no other. */
  readonly asked: ReadonlySet<string>
  /** Permissions of operations for members only: the guest plan cannot contain them. */
  readonly closedToGuests: ReadonlySet<string>
  /** Privacy tag of every column. */
  readonly tags: Tags
  /** Unfinished business that blocks an erasure, the most urgent first. */
  readonly unfinished: (db: Db, member_id: Id<'members'>) => Promise<readonly Opening[]>
  /** Reasons of upper slices to suggest members. */
  readonly suggests: readonly SuggestionSource[]
  /** Reasons to recommend things, of all slices. */
  readonly recommends: readonly RecommendationSource[]
  /** Counts of upper slices by subject. */
  readonly subjectCounts: readonly SubjectCount[]
  /** What postings in the ledger were for. */
  readonly statementCauses: readonly StatementCause[]
  /** Deeds that may need the consent of a second administrator, by method and path of their operation. */
  readonly guarded: ReadonlyMap<string, { readonly op: AnyOperation }>
  /** What the search over everything finds, by `searchable_type`. */
  readonly searchKinds: ReadonlyMap<string, SearchKind>
  /** Kinds of notices of all slices by type, in the order of the settings page. */
  readonly notices: NoticeDeclarations
  /** Subjects of all slices by type. */
  readonly subjects: ReadonlyMap<string, SubjectKind>
  /** The caches of the database, the same as `cacheOf(db)`. */
  readonly cache: Cache
  readonly jobs: JobQueue
  /** Timers and sweepers, for the operator. */
  readonly clocks: Clocks
  /** What this process knows of itself. */
  readonly running: Running
  readonly files: Files
  readonly images: Images
  readonly attachments: Attachments
  readonly gateway: Gateway
  readonly postage: Postage
  /** Calls to addresses that members have given. */
  readonly outbound: Outbound
  readonly push: Push
  /** Relays for calls, and the secret that signs their credentials; without addresses there are none. */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string }
  readonly vault: Vault
  /** Logs errors of background work, which no request waits for. */
  readonly log: (fault: unknown, name: string) => void
  /** Deletes the share cards that were drawn of a thing. */
  readonly forgetShared: (id: string) => Promise<void>
}
/** Payment gateway: Stripe's library, connected to the embedded sandbox or to Stripe. */
export interface Gateway {
  readonly provider: 'sandbox' | 'stripe'
  readonly stripe: Stripe
  readonly webhook_secret: string
  /** Of the endpoint that hears of connected accounts; empty when one endpoint hears of everything. */
  readonly account_webhook_secret: string
  /** URL of the iframe with the card fields; locale and theme are appended. */
  readonly fields_url: string
  /** Key for Stripe's script in the browser; null where the fields are the sandbox's frame. */
  readonly stripe_key: string | null
}
