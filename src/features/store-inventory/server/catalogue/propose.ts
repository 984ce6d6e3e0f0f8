import { openProposal, proposalAnswer } from '#features/proposals/server/public.ts'
import { findItems } from '#features/stamp-items/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { storeInventory } from '../../contract.ts'
import { factsOfItem } from './facts.ts'
import { keepStoreProposal, standingOf } from './queries.ts'

/** The owner's lock comes first, so that two presses propose an item once. */
export const propose = command(storeInventory.propose, async (call) => {
  const { input, viewer, tx } = call
  await lock(tx, 'members', [viewer.id])
  const standing = await standingOf(tx, input.product_id, viewer.id)
  const item = standing && (await findItems(tx, [standing.stamp_item_id])).get(standing.stamp_item_id)
  if (!standing || !item) return refuse('store.no_item')
  if (standing.is_there) return refuse('store.in_catalogue')
  if (standing.is_proposed) return refuse('store.is_proposed')
  const { note, different_from } = input
  const proposal_id = await openProposal(call, { facts: factsOfItem(item), note, different_from })
  if (typeof proposal_id !== 'string') return proposal_id
  await keepStoreProposal(tx, { proposal_id, stamp_item_id: item.id })
  return proposalAnswer(call, proposal_id)
})
