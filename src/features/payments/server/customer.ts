import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import { findCustomer, keepCustomer } from './queries.ts'

/** Customer id at the gateway, created at first use. Idempotent: concurrent calls return the same id. */
export async function customerOf({ gateway }: Tools, db: Db, member_id: Id<'members'>): Promise<string> {
  const known = await findCustomer(db, member_id, gateway.provider)
  if (known) return known
  const { id } = await gateway.stripe.customers.create({ metadata: { member_id } }, { idempotencyKey: `customer:${member_id}` })
  await keepCustomer(db, { member_id, provider: gateway.provider, customer_ref: id })
  return (await findCustomer(db, member_id, gateway.provider))!
}
