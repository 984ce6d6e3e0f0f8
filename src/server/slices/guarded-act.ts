import type { AnyOperation, InputOf, OutputOf } from '#kernel/operation.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Ids } from '../operations/audit.ts'
import type { TransactionContext } from '../operations/contexts.ts'
import type { Member } from '../operations/requester.ts'
import type { Tools } from '../operations/tools.ts'

/** One side of a change, as plain values: codes, names, amounts. */
export interface ChangeSide {
  readonly roles?: readonly string[]
  readonly permissions?: readonly string[]
  readonly name?: string | null
  readonly amount?: number
  readonly currency?: string
  readonly account?: 'kept' | 'erased'
}
/** What a second administrator has to know of a deed. */
export interface Weighed {
  /** The same target is asked about once at a time. */
  readonly target: string
  /** Members whom it touches: they have no say in it. */
  readonly about: readonly MemberId[]
  readonly before: ChangeSide
  readonly after: ChangeSide
  readonly reason: string | undefined
}
export interface GuardedDeed<Op extends AnyOperation> extends TransactionContext {
  readonly input: InputOf<Op>
  /** Whoever asked for it, also when somebody else consents. */
  readonly viewer: Member
  readonly concerns: (ids: Ids) => void
}
/** A deed of an administrator that may need the consent of a second one: declared by its slice, carried out by `approvals`. */
export interface GuardedAct<Op extends AnyOperation = AnyOperation> {
  readonly op: Op
  /** Undefined: this one needs no consent (too small, or one's own rights given up). */
  readonly weigh: (deed: GuardedDeed<Op>) => Promise<Weighed | undefined>
  /** All rules of the operation are in here: they are judged when it is asked and again when it is carried out. */
  readonly run: (deed: GuardedDeed<Op>) => Promise<OutputOf<Op> | Refusal>
  /** What the operation answers while it waits. */
  readonly waits: (input: InputOf<Op>) => OutputOf<Op>
}

/** The cast stands here alone: tools name no deed, because what a deed is given leads back to them. */
export const guardedAct = ({ guarded }: Pick<Tools, 'guarded'>, http: string) => guarded.get(http) as GuardedAct | undefined
