import { findPayment, lookOutside, openPayment, payOutside } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { coinPurchaseChanged, coins } from '../contract.ts'
import { worthOf } from '../rules.ts'
import { conclude, type PurchaseRef } from './conclude.ts'
import { PURCHASE } from './left.ts'
import { findPurchase, keepPurchase } from './queries.ts'

/** The page that the bank leads back to. */
const back = (public_url: string, id: string) => `${public_url}/wallet/coins?${new URLSearchParams({ purchase: id })}`

/** Opened in one transaction, paid outside it, and its coins booked once. */
export const buy = phasedCommand(coins.buy, {
  async prepare(call): Promise<PurchaseRef | ReturnType<typeof refuse<'coins.price_changed'>>> {
    const { input, viewer, tx, emit, tools } = call
    const amount = worthOf(input.coins * input.quantity)
    if (amount !== input.expected_amount) return refuse('coins.price_changed', { amount })
    await lock(tx, 'members', [viewer.id])
    const { currency } = tools.site
    const row = await keepPurchase(tx, { member_id: viewer.id, coins: input.coins, quantity: input.quantity, amount, currency })
    const money = { member_id: viewer.id, ref_type: PURCHASE, ref_id: row.id, amount, currency }
    const payment_id = await openPayment(call, { ...money, payment_method_id: input.payment_method_id })
    emit(coinPurchaseChanged, { member_id: viewer.id, purchase_id: row.id })
    return { purchase_id: row.id, payment_id, member_id: viewer.id }
  },
  outside: ({ purchase_id, payment_id }, tools, db) => payOutside(tools, db, payment_id, back(tools.site.public_url, purchase_id)),
  finish: (context, ref, word) => conclude(context, ref, word),
})

/** Asks the gateway after 3-D Secure, or when the page is opened again. */
export const settle = phasedCommand(coins.settle, {
  async prepare({ input, viewer, tx }): Promise<PurchaseRef | ReturnType<typeof refuse<'coins.not_found'>>> {
    const row = await findPurchase(tx, input.id)
    if (row?.member_id !== viewer.id) return refuse('coins.not_found')
    const payment = (await findPayment(tx, PURCHASE, row.id))!
    return { purchase_id: row.id, payment_id: payment.id, member_id: viewer.id }
  },
  outside: ({ payment_id }, tools, db) => lookOutside(tools, db, payment_id),
  finish: (context, ref, word) => conclude(context, ref, word),
})
