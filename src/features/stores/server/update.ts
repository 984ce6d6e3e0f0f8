import { replaceRates } from '#features/shipping/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { storeChanged, stores } from '../contract.ts'
import { wrongIn } from './check.ts'
import { hang } from './pictures.ts'
import { changeStore, storeOfMember } from './queries.ts'
import { storeViews } from './view.ts'

export const update = command(stores.update, async (context) => {
  const {
    input: { id, rates, ...given },
    viewer,
    requester,
    tx,
    tools,
    emit,
  } = context
  if ((await storeOfMember(tx, viewer.id))?.id !== id) return refuse('store.not_found')
  if (rates) await lock(tx, 'members', [viewer.id])
  await lock(tx, 'stores', [id])
  const kept = (await storeOfMember(tx, viewer.id))!
  const wrong = await wrongIn(tx, viewer, given, kept)
  if (wrong) return wrong
  const wrongRates = rates && (await replaceRates(context, rates))
  if (wrongRates) return wrongRates
  await changeStore(tx, id, given)
  const changed = (await storeOfMember(tx, viewer.id))!
  await hang(tx, id, changed, kept)
  emit(storeChanged, { store_id: id, member_id: viewer.id })
  const [store] = await storeViews(tx, tools.files, requester.locale, [changed])
  return { store: store! }
})
