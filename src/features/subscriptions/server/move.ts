import { changePlan } from '#features/plans/server/public.ts'
import { type ActionOf, type ActorOf, next } from '#kernel/machine.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { planMoved, subscriptionChanged } from '../contract.ts'
import { type PlanMove, planMove, type SubscriptionStatus, subscriptionMachine } from '../rules.ts'
import type { SubscriptionRow } from './queries.ts'
import { NOTHING_NEXT, writeSubscription } from './queries-write.ts'

type Machine = typeof subscriptionMachine
export type Books = Pick<TransactionContext, 'tx' | 'emit' | 'clock'>

/** The next status, or undefined if the state machine forbids it. */
export const allowed = (
  { status }: Pick<SubscriptionRow, 'status'>,
  action: ActionOf<Machine>,
  by: ActorOf<Machine>,
): SubscriptionStatus | undefined => next(subscriptionMachine, status, action, by)

/** Precondition: the caller has checked the move with `allowed`; otherwise it throws. */
export async function move(
  context: Books,
  row: SubscriptionRow,
  action: ActionOf<Machine>,
  by: ActorOf<Machine>,
  changed: Partial<SubscriptionRow> = {},
) {
  const status = allowed(row, action, by)
  if (!status) throw new Error(`subscription ${row.id} cannot ${action} from ${row.status}`)
  await write(context, row, { ...changed, status }, action === 'charge_back' ? 'taken_back' : undefined)
}

/** The only place that changes a subscription, the member's permissions and the event together. Precondition: the member is locked. */
export async function write(context: Books, row: SubscriptionRow, changed: Partial<SubscriptionRow>, told?: PlanMove) {
  const after = { ...row, ...changed }
  const over = after.status === 'expired'
  const end = over ? { ...NOTHING_NEXT, due_at: null, ended_at: await context.clock() } : {}
  await writeSubscription(context.tx, row.id, { ...changed, ...end })
  if (row.status !== 'incomplete' || after.status === 'active') await changePlan(context, row.member_id, over ? 'free' : after.plan)
  context.emit(subscriptionChanged, { member_id: row.member_id })
  const moved = told ?? planMove(row, after)
  if (moved) await tellMove(context, after, moved)
}

/** Emits the event of the member's notice. */
export async function tellMove({ emit, clock }: Pick<Books, 'emit' | 'clock'>, { id, member_id, plan }: SubscriptionRow, move: PlanMove) {
  emit(planMoved, { member_id, subscription_id: id, plan, move, at: (await clock()).toISOString() })
}
