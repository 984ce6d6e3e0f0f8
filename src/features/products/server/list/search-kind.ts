import { type CardRow, meantBy, suggestedListings } from '#features/listings/server/public.ts'
import { type CardMediaRow, foundMedia } from '#features/media/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { type Searchable, searchHit } from '#kernel/search/search-hit.ts'
import type { SearchKind } from '#server/slices/search-kind.ts'
import { productSubject } from '../../contract.ts'

const { type: kind, name: type, path } = productSubject

/** For sale and supplies, one per name. */
export const productSearch: SearchKind = {
  type,
  most: 9,
  permission: 'marketplace.buying.listing',
  async find({ db, files, locale, viewer }, typed, most) {
    const found = await suggestedListings(db, { kind, viewer, typed })
    const nameOf = await termNames(db, locale)
    return found.slice(0, most).map((row) => {
      const country_name = row.country && nameOf('countries', row.country)
      const medias = row.media ? [foundMedia(files, row.media as CardMediaRow)] : []
      return searchHit(type, {
        ...factsOf(row),
        productable: { country_name, year_issued: row.year_issued },
        medias,
        image_url: medias[0]?.media_url ?? null,
      })
    })
  },
  spellings: ({ db }, typed) => meantBy(db, kind, typed),
}

const factsOf = ({ subject_id: id, name, productable_type, price, currency, store_name }: CardRow) => ({
  ...{ id, title: name, path: path(id), line: store_name, amount: price, currency },
  productable_type: productable_type as Searchable['productable_type'],
})
