import { visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { products } from '../contract.ts'
import { productTexts } from '../texts.ts'
import { archive } from './edit/archive.ts'
import { counts } from '#features/listings/server/counts/counts.ts'
import { create } from './edit/create.ts'
import { list } from '#features/listings/server/find/page.ts'
import { ofEntry } from './list/of-entry.ts'
import { ofStore } from './list/of-store.ts'
import { countStore, redrawItem, redrawRates, redrawStore } from './on-changed.ts'
import { windows } from '#features/listings/server/pieces/windows.ts'
import { prices } from './list/prices.ts'
import { publish } from './edit/publish.ts'
import { countListed, seenProducts } from './queries.ts'
import { relaxations } from '#features/listings/server/counts/relaxations.ts'
import { remove } from './edit/remove.ts'
import { restore } from './edit/restore.ts'
import { show } from './show/show.ts'
import { similar } from './list/similar.ts'
import { suggest } from '#features/search/server/suggest.ts'
import { topValues } from '#features/listings/server/counts/top-values.ts'
import { unpublish } from './edit/unpublish.ts'
import { dropUnused } from '#features/listings/server/unused-words.timer.ts'
import { update } from './edit/update.ts'

export const productsSlice = slice('products', products, {
  handlers: {
    list,
    counts,
    drops: relaxations,
    shelves: topValues,
    prices,
    suggest,
    ofEntry,
    ofStore,
    show,
    similar,
    windows,
    create,
    update,
    publish,
    unpublish,
    archive,
    restore,
    remove,
  },
  listeners: [countStore, redrawItem, redrawRates, redrawStore],
  timers: [dropUnused],
  topics: { product: visibleRows((db, ids, viewer) => seenProducts(db, ids, viewer.id)) },
  counts: { live_products: countListed },
  texts: productTexts,
})
