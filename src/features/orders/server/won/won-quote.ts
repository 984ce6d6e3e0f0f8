import { findPayment } from '#features/payments/server/public.ts'
import { findOwnAddress, ownAddresses } from '#features/places/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { factsIn } from '../facts.ts'
import { findOwnGroup, itemsOf, ordersOfGroup } from '../queries.ts'
import { lineView } from '../view.ts'
import { isWon } from './promised.ts'
import { waysTo } from './ways.ts'

export const wonQuote = query(orders.wonQuote, async ({ input, viewer, db, requester, tools }) => {
  const group = await findOwnGroup(db, input.id, viewer.id)
  const [order] = group ? await ordersOfGroup(db, group.id) : []
  if (!group || !order || !isWon([order])) return refuse('order.not_found')
  if (group.status !== 'pending_payment') return refuse('order.wrong_state')
  const address = input.address_id ? await findOwnAddress(db, viewer.id, input.address_id) : (await ownAddresses(db, viewer.id))[0]
  if (input.address_id && !address) return refuse('order.address')
  const [nameOf, sayFacts] = [await termNames(db, requester.locale), await factsIn(db, requester.locale)]
  const lines = (await itemsOf(db, [order.id])).map((item) => lineView(item, tools.files, sayFacts))
  const ways = (address ? waysTo(order, address.country) : []).map((way) => ({
    ...{ way: way.number, option_name: nameOf('shipping_options', way.shipping_option), amount: way.amount, total: order.item_total + way.amount },
    ...{ days_least: way.days_least, days_most: way.days_most },
  }))
  const payment = await findPayment(db, 'order_group', group.id)
  return {
    quote: {
      ...{ order_id: order.id, number: order.number, store_name: order.store_name, lines, currency: order.currency, item_total: order.item_total },
      ...{ country: address?.country ?? null, reserved_until: group.reserved_until!, is_paid: payment?.status === 'captured', ways },
    },
  }
})
