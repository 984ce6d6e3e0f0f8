import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { flags } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ben's flag on an item of ann's that everybody sees, and an item that nobody has flagged. */
    readonly flag: Id<'flag_tickets'>
    /** Another one, in which somebody has asked ann something. */
    readonly asked_flag: Id<'flag_tickets'>
    readonly flaggable: Id<'stamp_items'>
    /** The item of `asked_flag`, flagged as regummed. */
    readonly doubted: Id<'stamp_items'>
  }
}

export const fixtures: MakeFixtures = async (world) => {
  const { ann, ben, pool, settle } = world
  // Ben has ten open flags at most.
  await pool.query(
    "update flag_tickets set status = 'declined', decided_at = clock_timestamp(), due_at = null, asked_of = null where decided_at is null and owner_id = $1",
    [ann.id],
  )
  const flaggable = (await keepItem(world, ann, { name: 'A stamp nobody doubts' })).id
  const { id: flaggable_id } = await keepItem(world, ann, { name: 'A stamp that is doubted' })
  const { flag } = await ben.gets(flags.raise, { flaggable_id, reason: 'reperforated', claim: 'The right side was cut and perforated again' })
  const { id: doubted } = await keepItem(world, ann, { name: 'Another that is doubted' })
  const { flag: asked } = await ben.gets(flags.raise, { flaggable_id: doubted, reason: 'regummed', claim: 'The gum is too smooth' })
  await pool.query("update flag_tickets set status = 'clarification-requested', asked_of = 'owner' where id = $1", [asked.id])
  // The notice of the flag arrives before anything is compared.
  await settle()
  return { flag: flag.id, asked_flag: asked.id, flaggable, doubted }
}
