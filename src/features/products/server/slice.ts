import { slice } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { productTexts } from '../texts.ts'
import { archive } from './archive.ts'
import { create } from './create.ts'
import { list } from './list.ts'
import { ofStore } from './of-store.ts'
import { countStore, redrawItem, redrawStore } from './on-changed.ts'
import { publish } from './publish.ts'
import { findSeenProduct } from './queries.ts'
import { remove } from './remove.ts'
import { restore } from './restore.ts'
import { show } from './show.ts'
import { suggest } from './suggest.ts'
import { unpublish } from './unpublish.ts'
import { update } from './update.ts'

export const productsSlice = slice('products', products, {
  handlers: { list, suggest, ofStore, show, create, update, publish, unpublish, archive, restore, remove },
  listeners: [countStore, redrawItem, redrawStore],
  subjects: { product: async (db, viewer, id) => Boolean(await findSeenProduct(db, id, viewer.id)) },
  texts: productTexts,
})
