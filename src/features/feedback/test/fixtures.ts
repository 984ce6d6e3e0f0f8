import type { MakeFixtures } from '#test/contract/objects.ts'
import type { World } from '#test/support/world.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** A delivered order about which nobody has written. */
    readonly rated_order: string
    /** Ben's feedback about ann, which is shown. */
    readonly feedback: string
  }
}

async function dealOf({ pool, ann, ben }: World): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into feedback_deals (id, number, title, buyer_id, seller_id, opened_at, closes_at)
     values (uuidv7(), 12345678, 'Ceres 20 c black', $1, $2, clock_timestamp(), clock_timestamp() + interval '60 days') returning id`,
    [ben.id, ann.id],
  )
  return rows[0]!.id
}

export const fixtures: MakeFixtures = async (world) => {
  const { pool, ann, ben } = world
  const { rows } = await pool.query<{ id: string }>(
    `insert into feedbacks (deal_id, role, author_id, receiver_id, as_described, packing, speed, contact, score, comment, given_at, reveal_at, revealed_at)
     values ($1, 'buyer', $2, $3, 5, 5, 5, 5, 500, 'As the picture promised', clock_timestamp(), clock_timestamp(), clock_timestamp()) returning id`,
    [await dealOf(world), ben.id, ann.id],
  )
  return { rated_order: await dealOf(world), feedback: rows[0]!.id }
}
