import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { keepEntry } from '#test/support/catalogue.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** A catalogue entry: it has no owner. */
    readonly entry: Id<'catalogue_entries'>
  }
}

/** One catalogue entry, created once. */
export const fixtures: MakeFixtures = async (world) => {
  const { rows } = await world.pool.query<{ id: Id<'catalogue_entries'> }>('select id from catalogue_entries limit 1')
  return { entry: rows[0]?.id ?? (await keepEntry(world))[0]! }
}
