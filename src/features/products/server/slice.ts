import { visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { products } from '../contract.ts'
import { productRights } from '../plan-rights.ts'
import { productTexts } from '../texts.ts'
import { archive } from './edit/archive.ts'
import { create } from './edit/create.ts'
import { publish } from './edit/publish.ts'
import { remove } from './edit/remove.ts'
import { restore } from './edit/restore.ts'
import { schedule } from './edit/schedule.ts'
import { publishScheduled } from './edit/scheduled.timer.ts'
import { unpublish } from './edit/unpublish.ts'
import { update } from './edit/update.ts'
import { productAlerts } from './list/alert-source.ts'
import { counts } from './list/counts.ts'
import { list } from './list/list.ts'
import { ofEntry } from './list/of-entry.ts'
import { ofStore } from './list/of-store.ts'
import { prices } from './list/prices.ts'
import { forSale } from './list/queries-entry-count.ts'
import { relaxations } from './list/relaxations.ts'
import { productSearch } from './list/search-kind.ts'
import { similar } from './list/similar.ts'
import { specialities } from './list/specialities.ts'
import { productsSyndicated } from './list/syndication.ts'
import { topValues } from './list/top-values.ts'
import { windows } from './list/windows.ts'
import { countStore, redrawItem, redrawStore } from './on-changed.ts'
import { parcel } from './parcel/parcel.ts'
import { productTags } from './privacy.ts'
import { countListed, seenProducts } from './queries.ts'
import { fromFollowed, lackedBySets, likeWished, wanted } from './queries-recommended.ts'
import { compare } from './show/compare.ts'
import { productAddresses, shareCard } from './show/seo.ts'
import { show } from './show/show.ts'
import { productKind } from './subject.ts'

const seen = visibleRows((db, ids, viewer) => seenProducts(db, ids, viewer.id))

export const productsSlice = slice('products', products, {
  handlers: {
    list,
    counts,
    drops: relaxations,
    shelves: topValues,
    prices,
    ofEntry,
    ofStore,
    show,
    compare,
    similar,
    windows,
    specialities,
    create,
    update,
    publish,
    schedule,
    parcel,
    unpublish,
    archive,
    restore,
    remove,
  },
  scopes: {
    'listings.read': ['list', 'show', 'ofStore', 'prices'],
    'listings.write': ['create', 'update', 'publish', 'schedule', 'parcel', 'unpublish', 'archive', 'restore', 'remove'],
  },
  timers: [publishScheduled],
  listeners: [countStore, redrawItem, redrawStore],
  topics: { product: seen, 'discussion of product': seen },
  counts: { live_products: countListed },
  rights: productRights,
  texts: productTexts,
  subjects: [productKind],
  syndication: [productsSyndicated],
  searchKinds: [productSearch],
  alertSources: [productAlerts],
  subjectCounts: [forSale],
  recommends: [wanted, lackedBySets, likeWished, fromFollowed],
  sitemap: [productAddresses],
  shareCards: { products: shareCard },
  tags: productTags,
  lockRank: { products: 600 },
})
