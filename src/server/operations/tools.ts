import type Stripe from 'stripe'
import type { NoticeDeclarations } from '#kernel/notice.ts'
import type { Subject } from '#kernel/subject.ts'
import type { Vault } from '../auth/vault.ts'
import type { Branding } from '../branding.ts'
import type { Db } from '../db/db.ts'
import type { Files } from '../files/files.ts'
import type { Translator } from '../i18n/translator.ts'
import type { Images } from '../images/images.ts'

/** The instruments of one deployment, opened once and handed to every operation. */
export interface Tools {
  readonly site: {
    /** As an administrator last called it. */
    readonly name: string
    /** What it is called without a word of an administrator. */
    readonly usual: Branding
    readonly currency: string
    readonly public_url: string
    /** No mail server is set: letters stay in the outbox. */
    readonly keeps_mail: boolean
    /** Commission on items, in basis points. */
    readonly commission: number
    /** Who runs it, as far as the settings say. */
    readonly operator: { readonly name: string; readonly address: string; readonly email: string; readonly counsel_checked: boolean }
  }
  readonly words: Translator
  /** Whatever slices count of a member, by the names of the plans’ limits. */
  readonly counts: Readonly<Record<string, (db: Db, member_id: string) => Promise<number>>>
  /** Every permission that an operation of this server asks for: a plan promises no other. */
  readonly asked: ReadonlySet<string>
  /** The kinds of notices of all slices, in the order of the settings page, by type. */
  readonly notices: NoticeDeclarations
  /** Whatever slices have registered as a subject, by type. */
  readonly subjects: ReadonlyMap<string, Subject>
  readonly files: Files
  readonly images: Images
  readonly gateway: Gateway
  readonly vault: Vault
  /** For what goes wrong beside an answer, where nobody waits for it. */
  readonly log: (fault: unknown, name: string) => void
  /** The pictures of a thing that messengers were shown. */
  readonly forgetShared: (id: string) => Promise<void>
}
/** The card network: the official library, pointed at the embedded sandbox or at Stripe. */
export interface Gateway {
  readonly provider: 'sandbox' | 'stripe'
  readonly stripe: Stripe
  readonly webhook_secret: string
  /** Where the card fields to frame are; locale and theme are appended. */
  readonly fields_url: string
}
