import type { Tx } from '#server/operations/contexts.ts'
import { changeable, countable, pictured } from '../../rules.ts'
import { completed, wrongFacts } from '../check.ts'
import { showPictures } from '../pictures.ts'
import type { NewItem } from '../queries-keep.ts'
import type { ItemRow } from '../queries-rows.ts'
import { changeMany } from './queries-many.ts'

/** Why an item may not become so: codes, promised pieces, what the system holds. The caller holds its lock; vocabularies are in memory. */
export async function barredFrom(tx: Tx, before: ItemRow, said: NewItem) {
  const wrong = (await wrongFacts(tx, said)) ?? countable(said.quantity_owned)
  return wrong ?? changeable(before, said.status, said.quantity_owned) ?? pictured(before, said.media_ids)
}

/** Items that `barredFrom` lets pass, in one statement. */
export async function changeOwn(tx: Tx, currency: string, said: readonly (NewItem & { readonly id: string })[]) {
  const changed = await Promise.all(said.map(async (one) => ({ ...one, ...(await completed(tx, currency, one)) })))
  await changeMany(tx, changed)
  await showPictures(tx, changed)
}
