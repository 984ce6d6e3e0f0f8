import type { AnyEvent, DataOf } from '#kernel/event.ts'
import type { NoticeDeclaration, NoticeProperty } from '#kernel/notice.ts'
import type { Subject } from '#kernel/subject.ts'
import type { TransactionContext } from '../operations/contexts.ts'

export interface SubjectRef {
  readonly type: string
  readonly id: string
}
export const subjectRef = ({ type }: Subject, id: string): SubjectRef => ({ type, id })

/** One member who is told of one event. */
export interface Recipient {
  readonly member_id: string
  /** Whose deed it was; null when it was nobody's. */
  readonly actor_id: string | null
  readonly subject: SubjectRef
  readonly property: NoticeProperty
  /** Deduplication key, unique with the member: the event heard twice makes one notice. */
  readonly dedupe_key: string
  /** The letter that goes with it, if any: `mail.<template>.subject`, `.body` and `.action` stand in the slice's texts. */
  readonly letter?: NoticeLetter
}
export interface NoticeLetter {
  readonly template: string
  readonly property: NoticeProperty
  /** Its words name who did it (`{sender}`). */
  readonly names_sender?: true
}
type RecipientsOf<E extends AnyEvent> = (
  data: DataOf<E>,
  context: Pick<TransactionContext, 'tx' | 'clock'>,
) => readonly Recipient[] | Promise<readonly Recipient[]>

/** Which recipients one event has. */
export interface NoticeTrigger<E extends AnyEvent = AnyEvent> {
  readonly event: E
  readonly recipients: RecipientsOf<E>
}
export const tell = <E extends AnyEvent>(event: E, recipients: RecipientsOf<E>): NoticeTrigger => ({
  event,
  recipients: recipients as RecipientsOf<AnyEvent>,
})

/** Kept notices of this kind that are true no longer: those of this member about this actor, with these facts if any are named. */
export interface RetractedNotice {
  readonly member_id: string
  readonly actor_id: string
  readonly property?: NoticeProperty
}
export interface NoticeRetraction<E extends AnyEvent = AnyEvent> {
  readonly event: E
  readonly retracted: (data: DataOf<E>) => readonly RetractedNotice[]
}
export const retract = <E extends AnyEvent>(event: E, retracted: NoticeRetraction<E>['retracted']): NoticeRetraction =>
  ({ event, retracted }) as NoticeRetraction

/** One kind of notice, declared beside its events; `notifications` keeps, sends and shows, `settings` draws its switches. */
export interface NoticeKind extends NoticeDeclaration {
  readonly tells?: readonly NoticeTrigger[]
  readonly retracts?: readonly NoticeRetraction[]
}
export const notice = (kind: NoticeKind): NoticeKind => kind
