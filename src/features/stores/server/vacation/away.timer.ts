import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { storeChanged } from '../../contract.ts'
import { awayDue, isAwayDue, nextAway, tellAway } from '../queries.ts'

/** A store leaves or comes back: its products leave the market with it, and return. */
export const tellAways = timer({
  name: 'stores.away',
  due: awayDue,
  next: nextAway,
  async run({ tx, emit }, id) {
    await lock(tx, 'stores', [id])
    const member_id = await isAwayDue(tx, id)
    if (!member_id) return
    await tellAway(tx, id)
    emit(storeChanged, { store_id: id, member_id })
  },
})
