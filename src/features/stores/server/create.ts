import { replaceRates } from '#features/shipping/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { storeChanged, stores } from '../contract.ts'
import { wrongIn } from './check.ts'
import { hang } from './pictures.ts'
import { keepStore, storeOfMember } from './queries.ts'
import { storeViews } from './view.ts'

export const create = command(stores.create, async (context) => {
  const {
    input: { rates, ...given },
    viewer,
    requester,
    tx,
    tools,
    emit,
  } = context
  await lock(tx, 'members', [viewer.id])
  if (await storeOfMember(tx, viewer.id)) return refuse('store.exists')
  const wrong = await wrongIn(tx, viewer, given)
  if (wrong) return wrong
  const wrongRates = rates && (await replaceRates(context, rates))
  if (wrongRates) return wrongRates
  const id = await keepStore(tx, viewer.id, given)
  await hang(tx, id, given)
  emit(storeChanged, { store_id: id, member_id: viewer.id })
  const [store] = await storeViews(tx, tools.files, requester.locale, [(await storeOfMember(tx, viewer.id))!])
  return { store: store! }
})
