import { type ActionOf, type ActorOf, next } from '#kernel/machine.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext, Tx } from '#server/operations/contexts.ts'
import { type OrderStatus, orderMachine } from '../rules.ts'
import { keepMove, type Moved, type OrderRow } from './queries.ts'

type Machine = typeof orderMachine
export interface OrderMove {
  readonly action: ActionOf<Machine>
  readonly by: ActorOf<Machine>
  readonly actor_id: Id<'members'> | null
  readonly at: Date
}

/** The next status, or undefined if the state machine forbids it. */
export const allowed = (order: Pick<OrderRow, 'status'>, { action, by }: Pick<OrderMove, 'action' | 'by'>) =>
  next(orderMachine, order.status as OrderStatus, action, by)

/** Precondition: the caller has checked the move with `allowed`; otherwise it throws. */
export async function moveAll(
  tx: Tx,
  orders: readonly OrderRow[],
  { action, by, actor_id, at }: OrderMove,
  changed: Moved = {},
): Promise<OrderRow[]> {
  const ways = new Set(orders.map((order) => allowed(order, { action, by })))
  const [to] = ways
  if (ways.size !== 1 || !to) throw new Error(`orders ${orders.map(({ id, status }) => `${id} (${status})`)} cannot ${action}`)
  return keepMove(tx, orders, { to, action, actor: by === 'clock' ? 'system' : by, actor_id, at }, changed)
}
export const move = async ({ tx }: Pick<TransactionContext, 'tx'>, order: OrderRow, as: OrderMove, changed: Moved = {}): Promise<OrderRow> =>
  (await moveAll(tx, [order], as, changed))[0]!

export const parties = ({ id, order_group_id, number, buyer_id, seller_id, kind }: OrderRow) => ({
  order_id: id,
  group_id: order_group_id,
  number,
  buyer_id,
  seller_id,
  kind,
})
