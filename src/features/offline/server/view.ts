import { entriesById } from '#features/catalogue/server/public.ts'
import type { ItemRow } from '#features/stamp-items/server/public.ts'
import type { wishesOfOwn } from '#features/wishlists/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { offline } from '../contract.ts'

type Answer = OutputOf<typeof offline.changes>
type ItemView = Answer['stamp_items'][number]
type WishView = Answer['wishes'][number]

/** The columns of one's own item that a device keeps; the serializer drops the others. */
export const offlineItem = ({ catalogue_number, catalogue_entry, media_ids, ...row }: ItemRow): ItemView => ({
  ...(row as Omit<ItemRow, 'catalogue_number'> & Pick<ItemView, 'id' | 'item_kind' | 'status'>),
  catalogue_number: catalogue_number.map(({ type, number }) => ({ type, number })),
  catalogue_entry_id: catalogue_entry?.id ?? null,
  media_id: (media_ids[0] ?? null) as ItemView['media_id'],
})

type Wishes = Awaited<ReturnType<typeof wishesOfOwn>>['wishes']
/** Wishes of catalogue entries with their numbers: what a device looks up at a table. */
export async function offlineWishes(db: Db, wishes: Wishes): Promise<WishView[]> {
  const ids = wishes.filter(({ type }) => type === 'CatalogueEntry').map(({ wishable_id }) => wishable_id)
  const entries = new Map((ids.length ? await entriesById(db, ids) : []).map((entry) => [entry.id as string, entry]))
  return wishes.map(({ id, type, wishable_id, note, max_amount, currency, card }) => {
    const entry = entries.get(wishable_id)
    const { country = null, year_issued = null, catalogue_number = [] } = entry ?? {}
    const { title: name, line, path } = card
    return { id, type, wishable_id, name, line, path, note, max_amount, currency, country, year_issued, catalogue_number: [...catalogue_number] }
  })
}
