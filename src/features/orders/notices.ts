import { memberLeft } from '#features/accounts/contract.ts'
import { memberRightsChanged } from '#features/plans/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import {
  orderCancelAsked,
  orderCancelled,
  orderDelivered,
  orderPaid,
  orderParcelAdded,
  orderRefunded,
  orderShipped,
  orderSubject,
} from './contract.ts'
import { storeNameOf, waitingFor } from './server/queries-notices.ts'

const about = (order_id: Id<'orders'>) => ({ subject: subjectRef(orderSubject, order_id) })

const saleOrderConfirmation = notice({
  type: 'sale_order_confirmation',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'My purchase is paid',
    line: 'The store has been told and will send it.',
    subject: 'Order {number} is paid',
    message: '{store} has been told and will send it to you.',
  },
  tells: [
    // A lot that was won has words of its own.
    tell(orderPaid, ({ order_id, number, buyer_id, seller_id, store, kind }) =>
      kind === 'auction'
        ? []
        : [{ member_id: buyer_id, actor_id: seller_id, ...about(order_id), property: { number, store }, dedupe_key: `paid:${order_id}` }],
    ),
  ],
})

const storeOrderReceived = notice({
  type: 'store_order_received',
  section: 'orders',
  // Contract of sale: a paid seller must send, so this mail cannot be switched off.
  channels: { in_app: 'choice', mail: 'always' },
  texts: {
    name: 'I have sold something',
    line: 'A buyer has paid, and waits for the parcel.',
    always: 'The e-mail cannot be switched off: whoever has been paid must know that they have to send.',
    subject: 'New order {number}',
    message: '{sender} has paid. Pack it well and send it.',
  },
  tells: [
    tell(orderPaid, ({ order_id, number, buyer_id, seller_id, total, currency }) => [
      {
        ...{ member_id: seller_id, actor_id: buyer_id, ...about(order_id), property: { number }, dedupe_key: `received:${order_id}` },
        letter: { template: 'store_order_received', names_sender: true, property: { number, amount: total, currency } },
      },
    ]),
  ],
})

/** `problem` and `settled` are in the words for the notices of before there were disputes. */
type OrderAction = 'shipped' | 'parcel' | 'delivered' | 'brought' | 'cancelled' | 'away' | 'cancel_asked' | 'called_off'
const ofAction = (action: OrderAction, number: number, carrier = '') => ({ property: { number, action, carrier } })

const storeOrderAction = notice({
  type: 'store_order_action',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'An order moves on',
    line: 'It is on its way, has arrived, or was cancelled.',
    subject:
      'Order {number}: {action, select, shipped {on its way} parcel {another parcel is on its way} delivered {arrived} brought {arrived} problem {its buyer reports a problem} settled {the problem is settled} cancelled {cancelled} cancel_asked {its buyer asks to cancel it} called_off {cancelled by the store} away {waits for its seller} other {changed}}',
    message:
      '{action, select, shipped {Sent with {carrier}. Confirm when it has arrived and is right.} parcel {Sent with {carrier}. Confirm when all of it has arrived and is right.} delivered {{sender} has confirmed that the parcel arrived.} brought {The carrier has brought it. If something is wrong, say so within fourteen days.} problem {The money stays reserved until it is settled. Write to each other, or look at the order.} settled {We have looked into it. The money is released as usual, in three days at the earliest.} cancelled {It was not paid in time, so nothing was bought.} cancel_asked {Cancel it, or say that it is on its way. Without either it is cancelled in three days.} called_off {All that you paid goes back to your card.} away {{sender} is not here at the moment. Your money stays reserved: nobody is paid before your parcel is sent.} other {Look at the order.}}',
  },
  tells: [
    tell(orderShipped, ({ order_id, number, buyer_id, seller_id, store, carrier, tracking }) => [
      {
        ...{
          member_id: buyer_id,
          actor_id: seller_id,
          ...about(order_id),
          ...ofAction('shipped', number, carrier),
          dedupe_key: `shipped:${order_id}`,
        },
        letter: { template: 'order_shipped', property: { number, store, carrier, tracking } },
      },
    ]),
    tell(orderParcelAdded, ({ order_id, number, buyer_id, seller_id, store, carrier, tracking, shipment_id }) => [
      {
        ...{ member_id: buyer_id, actor_id: seller_id, ...about(order_id), ...ofAction('parcel', number, carrier) },
        dedupe_key: `parcel:${shipment_id}`,
        letter: { template: 'order_shipped', property: { number, store, carrier, tracking } },
      },
    ]),
    tell(orderDelivered, ({ order_id, number, buyer_id, seller_id, by }) =>
      by === 'carrier'
        ? [{ member_id: buyer_id, actor_id: seller_id, ...about(order_id), ...ofAction('brought', number), dedupe_key: `delivered:${order_id}` }]
        : by === 'buyer'
          ? [{ member_id: seller_id, actor_id: buyer_id, ...about(order_id), ...ofAction('delivered', number), dedupe_key: `delivered:${order_id}` }]
          : [],
    ),
    tell(orderCancelled, ({ order_id, number, buyer_id, seller_id, by, kind }) => {
      const told = { member_id: buyer_id, actor_id: seller_id, ...about(order_id), dedupe_key: `cancelled:${order_id}` }
      if (by === 'clock' && kind === 'auction') return []
      if (by === 'clock') return [{ ...told, ...ofAction('cancelled', number) }]
      return by === 'seller' || by === 'asked' ? [{ ...told, ...ofAction('called_off', number) }] : []
    }),
    tell(orderCancelAsked, ({ order_id, number, buyer_id, seller_id }) => [
      {
        ...{
          member_id: seller_id,
          actor_id: buyer_id,
          ...about(order_id),
          ...ofAction('cancel_asked', number),
          dedupe_key: `cancel_asked:${order_id}`,
        },
        letter: { template: 'order_cancel_asked', names_sender: true, property: { number } },
      },
    ]),
    tell(memberLeft, ({ member_id }, { tx }) => waitingBuyers(tx, member_id)),
    // The event covers more than suspensions: the query checks whether the seller is away.
    tell(memberRightsChanged, ({ member_id }, { tx }) => waitingBuyers(tx, member_id)),
  ],
})

/** Notifies each buyer with a paid, unsent order once that the seller is away. */
async function waitingBuyers(tx: Parameters<typeof waitingFor>[0], seller_id: Id<'members'>): Promise<Recipient[]> {
  const orders = await waitingFor(tx, seller_id)
  return orders.map(({ id, number, buyer_id }) => ({
    ...{ member_id: buyer_id, actor_id: seller_id, ...about(id), ...ofAction('away', number), dedupe_key: `away:${id}` },
  }))
}

const reservedCredit = notice({
  type: 'reserved_credit',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Money is released',
    line: 'From my reserved to my available balance.',
    subject: 'Money released for order {number}',
    message: '{amount} moved from your reserved to your available balance.',
  },
  path: () => '/wallet',
  tells: [
    tell(orderDelivered, ({ order_id, number, seller_id, net, currency }) => [
      { member_id: seller_id, actor_id: null, ...about(order_id), property: { number, amount: net, currency }, dedupe_key: `released:${order_id}` },
    ]),
  ],
})

const orderRefund = notice({
  type: 'order_refund',
  section: 'orders',
  // Money of the buyer is involved, so this mail cannot be switched off.
  channels: { in_app: 'choice', mail: 'always' },
  texts: {
    name: 'A store gives money back',
    line: 'For an order that I have paid, or for a part of it.',
    always: 'The e-mail cannot be switched off: it is about your money.',
    subject: 'Order {number}: {amount} goes back to your card',
    message: 'Your bank shows it within five to ten days.',
  },
  tells: [
    tell(orderRefunded, async ({ order_id, refund_id, number, buyer_id, seller_id, amount, currency }, { tx }) => [
      {
        ...{
          member_id: buyer_id,
          actor_id: seller_id,
          ...about(order_id),
          property: { number, amount, currency },
          dedupe_key: `refund:${refund_id}`,
        },
        letter: { template: 'order_refunded', property: { number, amount, currency, store: await storeNameOf(tx, order_id) } },
      },
    ]),
  ],
})

const reservedDebit = notice({
  type: 'reserved_debit',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Money goes back to a buyer',
    line: 'From my reserved or my available balance.',
    subject: '{amount} goes back for order {number}',
    message:
      '{debt, plural, =0 {It came from your balance; our commission on it goes back to you.} other {Your balance did not reach: the rest is taken from what you earn next.}}',
  },
  path: () => '/wallet',
  tells: [
    tell(orderRefunded, ({ order_id, refund_id, number, seller_id, seller_amount, debt, currency }) => [
      {
        ...{ member_id: seller_id, actor_id: null, ...about(order_id), dedupe_key: `debit:${refund_id}` },
        property: { number, amount: seller_amount, currency, debt },
      },
    ]),
  ],
})

export const orderNotices = [saleOrderConfirmation, storeOrderReceived, storeOrderAction, reservedCredit, orderRefund, reservedDebit]
