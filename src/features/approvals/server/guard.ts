import type { AnyOperation, InputOf, OutputOf } from '#kernel/operation.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import type { Member } from '#server/operations/requester.ts'
import { type Command, command } from '#server/operations/slice.ts'
import type { GuardedAct, GuardedDeed, Weighed } from '#server/slices/guarded-act.ts'
import { approvalMoved } from '../contract.ts'
import { needsSecond } from '../rules.ts'
import { keepApproval, takenBack } from './queries.ts'
import { countHolders, deciders } from './queries-holders.ts'

export interface GuardedCommand<Op extends AnyOperation> extends Command<Op> {
  /** Listed as `guarded` in the slice, so that the consent finds it. */
  readonly act: GuardedAct
}

/** A command whose deed waits for a second administrator where one is needed; otherwise it goes through at once. */
export function guarded<Op extends AnyOperation>(op: Op, parts: Omit<GuardedAct<Op>, 'op'>): GuardedCommand<Op> {
  const act: GuardedAct<Op> = { op, ...parts }
  return { ...command(op, (call) => decide(act, call as CommandContext<Op> & { viewer: Member })), act }
}

async function decide<Op extends AnyOperation>(act: GuardedAct<Op>, call: CommandContext<Op> & { viewer: Member }): Promise<OutputOf<Op> | Refusal> {
  const weighed = await act.weigh(call)
  const { from } = call.tools.site.four_eyes
  if (!weighed || from === 0) return act.run(call)
  const permission = String(act.op.permission)
  if (!needsSecond({ holders: await countHolders(call.tx, permission), from })) return alone(act, call, weighed, permission)
  if (!weighed.reason?.trim()) return refuse('approval.reason')
  const wrong = await judged(act, call)
  if (wrong) return wrong
  if (!(await deciders(call.tx, permission, [call.viewer.id, ...weighed.about])).length) return refuse('approval.nobody')
  return ask(act, call, weighed, permission)
}

/** Nobody else could be asked: the record and the audit log say so. */
async function alone<Op extends AnyOperation>(
  act: GuardedAct<Op>,
  call: CommandContext<Op> & { viewer: Member },
  weighed: Weighed,
  permission: string,
) {
  const answer = await act.run(call)
  if (refused(answer)) return answer
  const row = {
    ...weighed,
    act: act.op.http,
    permission,
    input: {},
    asked_by: call.viewer.id,
    reason: weighed.reason ?? '',
    status: 'alone',
  } as const
  call.concerns({ approval_id: (await keepApproval(call.tx, row))!, four_eyes: 'alone' })
  return answer
}

/** All rules are judged before anybody is asked: the deed is tried and taken back, with all that it wrote. */
async function judged<Op extends AnyOperation>(act: GuardedAct<Op>, call: GuardedDeed<Op>): Promise<Refusal | undefined> {
  const answer = await takenBack(call.tx, () => act.run({ ...call, emit: () => {}, record: () => {}, concerns: () => {} }))
  return refused(answer) ? (answer as Refusal) : undefined
}

async function ask<Op extends AnyOperation>(
  { op, waits }: GuardedAct<Op>,
  { tx, viewer, input, emit, concerns }: CommandContext<Op> & { viewer: Member },
  { target, about, before, after, reason }: Weighed,
  permission: string,
): Promise<OutputOf<Op> | Refusal> {
  const row = { act: op.http, target, permission, input: input as object, before, after, about, asked_by: viewer.id, reason: reason! }
  const approval_id = await keepApproval(tx, { ...row, status: 'asked' })
  if (!approval_id) return refuse('approval.asked')
  concerns({ approval_id, four_eyes: 'asked' })
  emit(approvalMoved, { approval_id, act: op.http, status: 'asked', asked_by: viewer.id, decided_by: null, permission, about: [...about] })
  return { ...(waits(input as InputOf<Op>) as object), approval_id } as OutputOf<Op>
}
