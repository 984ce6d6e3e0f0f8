import {
  orderCancelled,
  orderDelivered,
  orderPaid,
  orderProblemReported,
  orderProblemSettled,
  orderShipped,
  orderSubject,
} from '#features/orders/contract.ts'
import { letterAbout } from '#features/settings/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { moneyText } from '#kernel/money-text.ts'
import { queueMail } from '#server/mail/queue.ts'
import { on, onAll } from '#server/operations/slice.ts'
import { notify } from './notify.ts'
import { type Sale, saleOf, salesOf } from './queries.ts'

const about = (order_id: string) => ({ subject_type: orderSubject.type, subject_id: order_id })

export const onOrderPaid = onAll(orderPaid, 'notifications', async (context, paid) => {
  const sales = new Map(
    (
      await salesOf(
        context.tx,
        paid.map(({ order_id }) => order_id),
      )
    ).map((sale) => [sale.order_id, sale]),
  )
  const told = paid.map((order) => ({ ...order, ...sales.get(order.order_id)! }))
  await notify(
    context,
    ...told.flatMap(({ order_id, number, buyer_id, seller_id, store }) => [
      {
        member_id: buyer_id,
        type: 'sale_order_confirmation' as const,
        actor_id: seller_id,
        ...about(order_id),
        property: { number, store },
        dedupe_key: `paid:${order_id}`,
      },
      {
        member_id: seller_id,
        type: 'store_order_received' as const,
        actor_id: buyer_id,
        ...about(order_id),
        property: { number },
        dedupe_key: `received:${order_id}`,
      },
    ]),
  )
  await queueMail(context.tx, ...told.map(letterToSeller))
})

function letterToSeller(order: Sale & { order_id: string; number: number; total: number; currency: string }) {
  const { order_id, number, total, currency, buyer_name } = order
  const locale = order.seller_locale as Locale
  const facts = { number, sender: buyer_name, amount: moneyText({ amount: total, currency }, locale), path: orderSubject.path(order_id) }
  return { recipient: order.seller_email, template: 'store_order_received', locale, facts }
}

export const onOrderShipped = on(orderShipped, 'notifications', async (context, { order_id, number, buyer_id, seller_id, carrier, tracking }) => {
  await notify(context, {
    member_id: buyer_id,
    type: 'store_order_action',
    actor_id: seller_id,
    ...about(order_id),
    property: { number, action: 'shipped', carrier },
    dedupe_key: `shipped:${order_id}`,
  })
  const { store, buyer_email, buyer_locale } = await saleOf(context.tx, order_id)
  await letterAbout(context, buyer_id, 'store_order_action', {
    recipient: buyer_email,
    template: 'order_shipped',
    locale: buyer_locale as Locale,
    facts: { number, store, carrier, tracking, path: orderSubject.path(order_id) },
  })
})

export const onOrderDelivered = on(orderDelivered, 'notifications', async (context, { order_id, number, buyer_id, seller_id, by, net, currency }) => {
  if (by === 'buyer')
    await notify(context, {
      member_id: seller_id,
      type: 'store_order_action',
      actor_id: buyer_id,
      ...about(order_id),
      property: { number, action: 'delivered', carrier: '' },
      dedupe_key: `delivered:${order_id}`,
    })
  await notify(context, {
    member_id: seller_id,
    type: 'reserved_credit',
    actor_id: null,
    ...about(order_id),
    property: { number, amount: net, currency },
    dedupe_key: `released:${order_id}`,
  })
})

export const onOrderCancelled = on(orderCancelled, 'notifications', async (context, { order_id, number, buyer_id, seller_id, by }) => {
  if (by !== 'clock') return
  await notify(context, {
    member_id: buyer_id,
    type: 'store_order_action',
    actor_id: seller_id,
    ...about(order_id),
    property: { number, action: 'cancelled', carrier: '' },
    dedupe_key: `cancelled:${order_id}`,
  })
})

/** The seller hears of it at once, by mail too: their money waits. A report may come again, so its moment is part of the key. */
export const onOrderProblemReported = on(
  orderProblemReported,
  'notifications',
  async (context, { order_id, number, buyer_id, seller_id, problem }) => {
    const at = await context.clock()
    const [property, dedupe_key] = [{ number, action: 'problem', carrier: '' }, `problem:${order_id}:${at.getTime()}`]
    await notify(context, { member_id: seller_id, type: 'store_order_action', actor_id: buyer_id, ...about(order_id), property, dedupe_key })
    const { seller_email, seller_locale } = await saleOf(context.tx, order_id)
    const facts = { number, problem, path: orderSubject.path(order_id) }
    await letterAbout(context, seller_id, 'store_order_action', {
      ...{ recipient: seller_email, template: 'order_problem', locale: seller_locale as Locale, facts },
    })
  },
)

export const onOrderProblemSettled = on(orderProblemSettled, 'notifications', async (context, { order_id, number, buyer_id, seller_id }) => {
  const at = await context.clock()
  const told = (member_id: string, actor_id: string) => ({
    ...{ member_id, actor_id, type: 'store_order_action' as const, ...about(order_id) },
    ...{ property: { number, action: 'settled', carrier: '' }, dedupe_key: `settled:${order_id}:${at.getTime()}` },
  })
  await notify(context, told(buyer_id, seller_id), told(seller_id, buyer_id))
})
