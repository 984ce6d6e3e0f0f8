import { listOne, takeBackOne } from '#features/products/server/public.ts'
import { changeOwn, findOwnItem, givenOf } from '#features/stamp-items/server/public.ts'
import { type Refusal, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { changeRow, type findImport, markRow, nextRow } from '../queries.ts'
import { readerFor } from '../reader.ts'
import { readRow } from '../row.ts'

export interface RowStep {
  /** As the row asks for, as a draft after that was refused, or not at all. */
  readonly as: 'asked' | 'draft' | 'wrong'
  readonly why?: Refusal
}
type Bulk = NonNullable<Awaited<ReturnType<typeof findImport>>>
type Run = (context: TransactionContext, row: Bulk, how: RowStep & { readonly limit: number | undefined }) => Promise<boolean | Refusal>

/** Lists the next good row. Precondition of both: the import is locked. */
const list: Run = async (context, { id, member_id, headers: kept }, { as, why, limit }) => {
  const { tx, tools } = context
  const found = await nextRow(tx, id as never, 'good')
  if (!found) return false
  const headers = kept as unknown as string[]
  const cells = found.cells as unknown as string[]
  const { position } = found
  if (as === 'wrong') {
    await changeRow(tx, id as never, { position, cells, status: 'wrong', problems: [{ code: 'refused', field: 'name', given: why!.refused }] })
    return true
  }
  await lock(tx, 'members', [member_id])
  const { given, problems } = readRow(cells, await readerFor(tx, { member_id, currency: tools.site.currency, headers }, [cells]))
  if (!given) {
    await changeRow(tx, id as never, { position, cells, status: 'wrong', problems })
    return true
  }
  const { is_published, published_at, ...product } = given
  const publish = is_published && as === 'asked'
  const limits: Readonly<Record<string, number>> = limit === undefined ? {} : { live_products: limit }
  const seller = { ...context, viewer: { id: member_id, limits } }
  const forSale = async () => {
    if (publish && product.productable_id) await markForSale(context, product.productable_id as Id<'stamp_items'>, member_id)
  }
  const product_id = await listOne(seller, product, { is_published: publish, published_at }, forSale)
  if (refused(product_id)) return product_id
  const told = why ? [{ code: 'draft' as const, field: 'publish' as const, given: why.refused }] : []
  await changeRow(tx, id as never, { position, cells, status: 'listed', problems: told, product_id })
  return true
}

/** Whoever lists an item means that it is for sale. Precondition: the item is locked. */
async function markForSale({ tx, tools }: TransactionContext, item_id: Id<'stamp_items'>, member_id: Id<'members'>) {
  const item = await findOwnItem(tx, item_id, member_id)
  if (item && item.status !== 'FOR_SALE') await changeOwn(tx, tools.site.currency, [{ ...givenOf(item), id: item.id, status: 'FOR_SALE' }])
}

/** Takes back the next listed row, unless somebody has touched it since. */
const takeBack: Run = async (context, { id, member_id }) => {
  const found = await nextRow(context.tx, id as never, 'listed')
  if (!found) return false
  const gone = await takeBackOne({ ...context, viewer: { id: member_id, limits: {} } }, found.product_id as Id<'products'>)
  await markRow(context.tx, id as never, found.position, gone ? 'undone' : 'kept')
  return true
}

export const steps: Readonly<Record<'running' | 'undoing', Run>> = { running: list, undoing: takeBack }
