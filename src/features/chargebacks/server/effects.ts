import { chargeBackCoins } from '#features/coins/server/public.ts'
import { supersede } from '#features/disputes/server/public.ts'
import { freeze, post, thaw } from '#features/ledger/server/public.ts'
import { chargeBack, goOn, leftOf, orderById, stopOrder } from '#features/orders/server/public.ts'
import { chargeBackPlan } from '#features/subscriptions/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { chargebackMoved } from '../contract.ts'
import { partsOf } from '../rules.ts'
import type { Affair } from './affair.ts'
import { keepShare, type ShareRow, sharesOf, writeTaken } from './queries.ts'

const holdOf = ({ id }: Pick<ShareRow, 'id'>) => ({ code: 'chargeback_hold', ref_type: 'chargeback_order', ref_id: id })
const ENDED = ['cancelled', 'refunded', 'pending_payment']

/** Nothing of these orders is sent, released or given back any more, and what was released is held as far as it is still there. */
export async function stop(context: TransactionContext, { row, orders }: Affair): Promise<void> {
  const open = orders.filter((order) => leftOf(order) > 0 && !ENDED.includes(order.status))
  const parts = partsOf(row.amount, open.map(leftOf))
  for (const [at, order] of open.entries()) {
    const held = parts[at]!
    if (!held) continue
    await supersede(context, order)
    await stopOrder(context, order)
    const share = await keepShare(context.tx, { chargeback_id: row.id, order_id: order.id, was: order.status, held })
    const { seller_id: owner_id, currency, released_at } = order
    if (released_at) await freeze(context, holdOf(share), { owner_id, currency, amount: held })
  }
}

/** Read again: they may have been stopped in this very transaction. */
const partsWithOrders = async ({ tx }: TransactionContext, { row }: Affair) =>
  Promise.all((await sharesOf(tx, row.id)).map(async (share) => ({ share, order: (await orderById(tx, share.order_id))! })))

/** The bank keeps to the payment: what was held is free, and the orders go on. */
export async function free(context: TransactionContext, affair: Affair): Promise<void> {
  for (const { share, order } of await partsWithOrders(context, affair)) {
    await thaw(context, holdOf(share))
    await goOn(context, order, share.was)
  }
}

/** The bank has given it back: each seller pays their part, with our commission of it; what no order covers is our loss. */
export async function take(context: TransactionContext, affair: Affair, withdrawn: number): Promise<void> {
  const found = await partsWithOrders(context, affair)
  const parts = partsOf(
    withdrawn,
    found.map(({ share }) => share.held),
  )
  for (const [at, { share, order }] of found.entries()) {
    const amount = parts[at]!
    await thaw(context, holdOf(share))
    if (!amount) await goOn(context, order, share.was)
    else await writeTaken(context.tx, share.id, { taken: amount, ...(await chargeBack(context, order, { id: share.id, amount, was: share.was })) })
  }
  const ofOrders = parts.reduce((sum, part) => sum + part, 0)
  const ofCoins = await chargeBackCoins(context, affair.payment, { amount: withdrawn - ofOrders, chargeback_id: affair.row.id })
  await lose(context, affair, withdrawn - ofOrders - ofCoins)
  if (withdrawn) await chargeBackPlan(context, affair.payment)
  await tell(context, affair)
}

async function lose(context: TransactionContext, { row: { id, currency } }: Affair, amount: number) {
  if (!amount) return
  const lines = [
    { account: { owner_id: null, code: 'chargeback_losses' as const, currency }, debit: amount },
    { account: { owner_id: null, code: 'chargebacks_open' as const, currency }, credit: amount },
  ]
  await post(context, { code: 'chargeback_lost', ref_type: 'chargeback', ref_id: id, lines })
}

export async function tell(context: TransactionContext, { row, orders }: Affair): Promise<void> {
  for (const share of await sharesOf(context.tx, row.id)) {
    const { number, buyer_id, seller_id, currency } = orders.find(({ id }) => id === share.order_id)!
    const data = { chargeback_id: row.id, order_id: share.order_id, number, buyer_id, seller_id, currency, status: row.status }
    context.emit(chargebackMoved, { ...data, amount: share.held })
  }
}
