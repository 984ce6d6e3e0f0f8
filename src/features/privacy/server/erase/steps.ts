import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Tools } from '#server/operations/tools.ts'
import { inOrder, stays, tagsOf } from '../plan.ts'
import { customersOf, exportsOf, productsOf } from '../queries.ts'
import type { Catalogue } from '../queries-catalogue.ts'
import type { Who } from '../queries-reach.ts'
import { blankRows, namesOf, removeRows, unname, withNames } from './queries-erase.ts'

/** One step of an erasure: outside of any transaction, or some hundred rows inside of one. */
export type EraseStep =
  | { readonly outside: (db: Db, member_id: Id<'members'>, tools: Tools) => Promise<void> }
  | { readonly inside: (context: TransactionContext, who: Who) => Promise<number> }

/** What lies elsewhere first, then every table, those that point before those they point to; by name somebody is found until the end. */
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

/** The card network's own record of a customer, with the cards kept there. */
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
