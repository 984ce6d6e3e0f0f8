import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { storeChanged } from '#features/stores/contract.ts'
import { setProductCount } from '#features/stores/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { productChanged } from '../contract.ts'
import { upsertCards } from './card.ts'
import { countLive, findProducts } from './queries.ts'
import { listedOfItem, listedUnderFormerName, misplaced } from './queries-listed.ts'

const SOME = 100

/** Counts in its own transaction: a sale that has locked its products must not wait for a lock of the store. */
export const countStore = on(
  productChanged,
  'products.count-store',
  async ({ tx }, { store_id }) => {
    await lock(tx, 'stores', [store_id])
    await setProductCount(tx, store_id, await countLive(tx, store_id))
  },
  ({ was, status }) => was !== status,
)

/** Cards contain columns of the item, so its listed products are written again. */
export const redrawItem = on(
  stampItemChanged,
  'products.redraw-item',
  async ({ tx }, { stamp_item_id }) => redraw(tx, await listedOfItem(tx, stamp_item_id), [stamp_item_id]),
  ({ facts }) => facts,
)

/** Cards contain the store's name, and stand on the market only while it is there: they are written again, in batches. */
export const redrawStore = on(storeChanged, 'products.redraw-store', async ({ tx }, { store_id }) => {
  await lock(tx, 'stores', [store_id])
  for (;;) {
    const some = [...(await listedUnderFormerName(tx, store_id, SOME)), ...(await misplaced(tx, store_id, SOME))]
    if (!some.length) return
    await redraw(
      tx,
      some.map((row) => row.id),
      some.flatMap((row) => row.stamp_item_id ?? []),
    )
  }
})

async function redraw(tx: Tx, ids: readonly Id<'products'>[], items: readonly string[]) {
  await lock(tx, 'products', ids)
  await lock(tx, 'stamp_items', items)
  const hung = (await findProducts(tx, ids)).filter((row) => row.status === 'published')
  await upsertCards(
    tx,
    hung.map((row) => row.id),
  )
}
