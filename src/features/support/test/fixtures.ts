import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { support } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** What ann has asked the help desk. */
    readonly ticket: Id<'support_tickets'>
  }
}

export const fixtures: MakeFixtures = async ({ pool, ann }) => {
  await pool.query('delete from support_tickets')
  const { ticket } = await ann.gets(support.open, { topic: 'order', message: 'Where is my parcel?' })
  return { ticket: ticket.id! }
}
