import type { CatalogueEntryId } from '#features/catalogue/contract.ts'
import type { MediaId } from '#features/media/contract.ts'
import type { NewItem } from '../queries-keep.ts'
import type { ItemRow } from '../queries-rows.ts'

/** The item as it stands, in the words in which one is given: for those who change a part of it, or make another like it. */
export function givenOf(row: ItemRow): NewItem {
  const {
    id: _id,
    number: _number,
    member_id: _owner,
    committed_mint: _m,
    committed_used: _u,
    created_at: _made,
    updated_at: _changed,
    ...kept
  } = row
  const { deleted_at: _gone, mint, used, media_ids, catalogue_entry, ...facts } = kept
  return {
    ...facts,
    item_kind: facts.item_kind as NewItem['item_kind'],
    status: facts.status as NewItem['status'],
    media_ids: media_ids as MediaId[],
    catalogue_entry_id: catalogue_entry && (catalogue_entry.id as CatalogueEntryId),
    quantity_owned: { mint, used },
  }
}
