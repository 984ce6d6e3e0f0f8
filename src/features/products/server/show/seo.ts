import { keptMedia } from '#features/listings/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import type { Db } from '#server/db/db.ts'
import type { ShareCard } from '#server/seo/share-card.ts'
import { type AddressSource, FILE_SIZE } from '#server/seo/sitemap.ts'
import { cardStretches, cardsBetween, hungCard } from './queries-seo.ts'

/** Sitemap: listed products by the number of their publication; drafts and archived products have none. */
export const productAddresses: AddressSource = {
  name: 'products',
  files: (db) => cardStretches(db, FILE_SIZE),
  async part(db, file, after, limit) {
    const first = Number(file) * FILE_SIZE
    const rows = await cardsBetween(db, { after: after === null ? first - 1 : Number(after), before: first + FILE_SIZE, limit })
    return rows.map(({ seq, product_id, updated_at }) => ({ key: String(seq), path: `/products/${product_id}`, changed_at: updated_at }))
  },
}

/** Link preview: the same for all viewers, so in English and with the item's own words. */
export async function shareCard(db: Db, id: Id<'products'>): Promise<ShareCard | undefined> {
  const row = await hungCard(db, id)
  if (!row) return undefined
  const { country, year_issued, catalogue_number } = row
  const nameOf = await termNames(db, 'en')
  return {
    title: row.name,
    line: [country && nameOf('countries', country), year_issued, catalogue_number].filter(Boolean).join(' · '),
    price: moneyText({ amount: row.price, currency: row.currency }, 'en'),
    seller: row.store_name,
    picture: keptMedia(row.media)?.key ?? null,
  }
}
