import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { storeChanged, stores } from '../../contract.ts'
import { wrongVacation } from '../../rules.ts'
import { setAway, storeOfMember, tellAway } from '../queries.ts'
import { storeViews } from '../view.ts'

export const vacation = command(stores.vacation, async ({ input, viewer, requester, tx, tools, emit, clock }) => {
  const { id, away_from, away_until, away_note } = input
  if ((await storeOfMember(tx, viewer.id))?.id !== id) return refuse('store.not_found')
  await lock(tx, 'stores', [id])
  const wrong = wrongVacation({ away_from, away_until }, await clock())
  if (wrong) return wrong
  await setAway(tx, id, { away_from, away_until, away_note: away_until ? away_note : '' })
  await tellAway(tx, id)
  emit(storeChanged, { store_id: id, member_id: viewer.id })
  const [store] = await storeViews(tx, tools.files, requester.locale, [(await storeOfMember(tx, viewer.id))!])
  return { store: store! }
})
