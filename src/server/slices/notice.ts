import type { AnyEvent, DataOf } from '#kernel/event.ts'
import type { NoticeDeclaration, NoticeProperty } from '#kernel/notice.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Subject } from '#kernel/subject.ts'
import type { TransactionContext } from '../operations/contexts.ts'

export interface SubjectRef {
  readonly type: string
  readonly id: string
}
export const subjectRef = ({ type }: Subject, id: string): SubjectRef => ({ type, id })

/** One member who gets a notice of an event. */
export interface Recipient {
  readonly member_id: Id<'members'>
  /** The member who caused the event; null when none did. */
  readonly actor_id: Id<'members'> | null
  readonly subject: SubjectRef
  readonly property: NoticeProperty
  /** Deduplication key, unique per member: an event delivered twice makes one notice. */
  readonly dedupe_key: string
  /** Notices of one group share one unread row, with their actors. Never for money, deals, mentions, moderation and security. */
  readonly group?: string
  /** The letter sent with it: texts `mail.<template>.subject`, `.body` and `.action` of the slice. */
  readonly letter?: NoticeLetter
}
export interface NoticeLetter {
  readonly template: string
  readonly property: NoticeProperty
  /** True when its texts contain the actor's name (`{sender}`). */
  readonly names_sender?: true
}
type RecipientsOf<E extends AnyEvent> = (
  data: DataOf<E>,
  context: Pick<TransactionContext, 'tx' | 'clock' | 'tools'>,
) => readonly Recipient[] | Promise<readonly Recipient[]>

/** Maps an event to its recipients. */
export interface NoticeTrigger<E extends AnyEvent = AnyEvent> {
  readonly event: E
  readonly recipients: RecipientsOf<E>
}
export const tell = <E extends AnyEvent>(event: E, recipients: RecipientsOf<E>): NoticeTrigger => ({
  event,
  recipients: recipients as RecipientsOf<AnyEvent>,
})

/** Notices to delete because they are no longer true: of this member about this actor, with these properties if given. */
export interface RetractedNotice {
  readonly member_id: Id<'members'>
  readonly actor_id: Id<'members'>
  readonly property?: NoticeProperty
}
export interface NoticeRetraction<E extends AnyEvent = AnyEvent> {
  readonly event: E
  readonly retracted: (data: DataOf<E>) => readonly RetractedNotice[]
}
export const retract = <E extends AnyEvent>(event: E, retracted: NoticeRetraction<E>['retracted']): NoticeRetraction =>
  ({ event, retracted }) as NoticeRetraction

/** One kind of notice, declared beside its events; `notifications` stores, sends and shows it, `settings` shows its switches. */
export interface NoticeKind extends NoticeDeclaration {
  readonly tells?: readonly NoticeTrigger[]
  readonly retracts?: readonly NoticeRetraction[]
}
export const notice = (kind: NoticeKind): NoticeKind => kind
