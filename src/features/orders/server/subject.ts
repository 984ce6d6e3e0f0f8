import { registered } from '#server/slices/subject.ts'
import { orderSubject } from '../contract.ts'
import { orderReach, ordersSeen } from './queries-subject.ts'

export const orderKind = registered(orderSubject, {
  uses: ['message'],
  reach: orderReach,
  async cards({ db }, viewer, ids) {
    const rows = await ordersSeen(db, ids, viewer)
    return rows.map(({ id, number, store_name }) => ({ id, title: `${number}`, line: store_name, image_url: null }))
  },
})
