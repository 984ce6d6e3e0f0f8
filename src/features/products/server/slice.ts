import { visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { products } from '../contract.ts'
import { productTexts } from '../texts.ts'
import { archive } from './archive.ts'
import { counts } from './counts.ts'
import { create } from './create.ts'
import { list } from './list.ts'
import { ofEntry } from './of-entry.ts'
import { ofStore } from './of-store.ts'
import { countStore, redrawItem, redrawRates, redrawStore } from './on-changed.ts'
import { windows } from './pieces/windows.ts'
import { prices } from './prices/prices.ts'
import { productTags } from './privacy.ts'
import { publish } from './publish.ts'
import { countListed, seenProducts } from './queries.ts'
import { relaxations } from './relaxations.ts'
import { remove } from './remove.ts'
import { restore } from './restore.ts'
import { productAddresses, shareCard } from './seo.ts'
import { show } from './show.ts'
import { similar } from './similar.ts'
import { suggest } from './suggest.ts'
import { topValues } from './top-values.ts'
import { unpublish } from './unpublish.ts'
import { dropUnused } from './unused-words.timer.ts'
import { update } from './update.ts'

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
  sitemap: [productAddresses],
  shareCards: { products: shareCard },
  tags: productTags,
  lockRank: { products: 600 },
})
