import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Tools } from '#server/operations/tools.ts'
import { inOrder, stays, tagsOf } from '../plan.ts'
import { customersOf, exportsOf, productsOf } from '../queries.ts'
import type { Catalogue } from '../queries-catalogue.ts'
import type { Who } from '../queries-reach.ts'
import { blankRows, namesOf, removeRows, unname, withNames } from './queries-erase.ts'

/** A step of the erasure: work at an external service, or one batch of rows in a transaction. */
export type EraseStep =
  | { readonly outside: (db: Db, member_id: Id<'members'>, tools: Tools) => Promise<void> }
  | { readonly inside: (context: TransactionContext, who: Who) => Promise<number> }

/** External services first, then tables in the order of their references. Stores and members last, because the names to remove are read from them. */
export function stepsOf(catalogue: Catalogue): EraseStep[] {
  const order = inOrder(catalogue).filter((table) => tagsOf(catalogue, table).of !== 'nobody')
  const late = new Set<string>(['stores', 'members'])
  const empty = (table: string): EraseStep => ({
    inside: ({ tx }, who) => (stays(catalogue, table) ? blankRows(tx, catalogue, table, who) : removeRows(tx, catalogue, table, who)),
  })
  return [
    { outside: forgetCustomers },
    { outside: forgetFiles },
    ...order.filter((table) => !late.has(table)).map(empty),
    ...[...catalogue.columns.keys()].flatMap((table) => withNames(catalogue, table).map((column) => unnamed(catalogue, table, column))),
    ...[...late].map(empty),
  ]
}

const unnamed = (catalogue: Catalogue, table: string, column: string): EraseStep => ({
  inside: async ({ tx }, who) => {
    const { type } = catalogue.columns.get(table)!.find(({ name }) => name === column)!
    return unname(tx, catalogue, { table, column, type }, who, await namesOf(tx, who))
  },
})

/** Deletes the customer and the saved cards at the gateway. */
async function forgetCustomers(db: Db, member_id: Id<'members'>, { gateway: { stripe, provider } }: Tools) {
  for (const { customer_ref } of await customersOf(db, member_id, provider))
    await stripe.customers.del(customer_ref).catch((fault: { code?: string }) => {
      if (fault.code !== 'resource_missing') throw fault
    })
}

async function forgetFiles(db: Db, member_id: Id<'members'>, { files, forgetShared }: Tools) {
  for (const id of await exportsOf(db, member_id)) await files.removeArchive(id)
  for (const id of [member_id, ...(await productsOf(db, member_id))]) await forgetShared(id)
}
