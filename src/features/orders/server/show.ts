import { refuse } from '#kernel/refusal.ts'
import { read } from '#server/run/handle.ts'
import { orders } from '../contract.ts'
import { groupView } from './group-view.ts'
import { findOrder, findOwnGroup } from './queries.ts'
import { orderView } from './view.ts'

export const show = read(orders.show, async ({ input, viewer, db, asker, tools }) => {
  const order = await findOrder(db, input.id, viewer.id)
  return order ? { order: await orderView({ db, files: tools.files, locale: asker.locale, viewer: viewer.id }, order) } : refuse('order.not_found')
})

export const showGroup = read(orders.showGroup, async ({ input, viewer, db }) => {
  const group = await findOwnGroup(db, input.id, viewer.id)
  return group ? { group: await groupView(db, group) } : refuse('order.not_found')
})
