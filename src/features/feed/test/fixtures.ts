import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Where ann's posts stand in feeds: the one for everybody, and the one for her connections. */
    readonly feed_item: Id<'feed_items'>
    readonly private_feed_item: Id<'feed_items'>
  }
}

export const fixtures: MakeFixtures = async ({ pool, ann }, things) => {
  const { rows } = await pool.query<{ id: Id<'feed_items'> }>(
    `insert into feed_items (actor_id, kind, item_type, item_id, audience) select $1, 'new', 'Post', p.id, p.audience from posts p where p.id = any($2)
      on conflict (actor_id, item_type, item_id, kind) do update set audience = excluded.audience returning id, audience`,
    [ann.id, [things.post, things.private_post]],
  )
  const of = (audience: string) => rows.find((row) => (row as { audience?: string }).audience === audience)!.id
  return { feed_item: of('Anyone'), private_feed_item: of('Connections') }
}
