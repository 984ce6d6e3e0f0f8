import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { calls } from '../../contract.ts'
import { MOST_ON_TABLE } from '../../rules.ts'
import { holdCall } from '../held.ts'
import { tellChanged } from '../settle.ts'
import { ownView } from '../view.ts'
import { allMaySee, keepShown, layItem, onTable } from './queries-table.ts'

/** All look at the same picture, so all must be allowed to see it. */
export const showItem = command(calls.showItem, async (call) => {
  const { tx, viewer, emit, input } = call
  const held = await holdCall(tx, viewer.id, input.id)
  if (refused(held)) return held
  if (held.own.status !== 'accepted') return refuse('calls.over')
  const { stamp_item_id: item } = input
  if (item !== null) {
    const there = held.members.filter(({ status }) => status === 'accepted').map(({ member_id }) => member_id)
    if (!(await allMaySee(tx, there, item))) return refuse('calls.item')
    const lying = await onTable(tx, input.id)
    const is_new = !lying.some(({ stamp_item_id }) => stamp_item_id === item)
    if (is_new && lying.length >= MOST_ON_TABLE) return refuse('calls.table_full')
    if (is_new) await layItem(tx, input.id, item, viewer.id)
  }
  await keepShown(tx, input.id, item, viewer.id)
  tellChanged(emit, held.row, held.members)
  return { call: await ownView(call, tx, input.id) }
})
