import { query } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { netOf } from '../../rules.ts'
import { reservedOrders } from '../queries-reserved.ts'

export const reserved = query(orders.reserved, async ({ viewer, db }) => ({
  member_id: viewer.id,
  reserved: (await reservedOrders(db, viewer.id)).map(({ id, number, title, status, currency, release_at, ...paid }) => ({
    ...{ order_id: id, number, title: title ?? '', status, currency, release_at },
    amount: netOf(paid),
  })),
}))
