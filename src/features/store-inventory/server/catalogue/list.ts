import * as z from 'zod/mini'
import { ownCards } from '#features/products/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { storeInventory } from '../../contract.ts'
import { openProposals } from '../../rules.ts'
import { type CatalogueRecord, catalogueRows } from './queries.ts'

const Keys = z.tuple([z.uuid()])

export const list = query(storeInventory.proposals, async ({ input, viewer, requester, db, tools }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const found = await catalogueRows(db, viewer.id, input.state, place)
  const { rows, next_page_url } = pageOf(storeInventory.proposals, input, found, (row) => [row.id])
  const cards = await ownCards(
    db,
    rows.map(({ id }) => id),
    { files: tools.files, locale: requester.locale },
  )
  return { items: { data: rows.map((row) => ({ product: cards.get(row.id)!, ...standing(row) })), next_page_url } }
})

function standing({ entry_id, proposal_id, proposal_status }: CatalogueRecord) {
  const isOpen = (openProposals as readonly (string | null)[]).includes(proposal_status)
  return {
    state: entry_id ? ('there' as const) : isOpen ? ('proposed' as const) : ('absent' as const),
    entry_id,
    proposal: proposal_id && { id: proposal_id, status: proposal_status as 'Voting' },
  }
}
