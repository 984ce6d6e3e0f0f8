import type { MakeFixtures } from '#test/contract/objects.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    readonly notification: string
  }
}

/** A notice to ann about an order of ben. */
export const fixtures: MakeFixtures = async ({ pool, ann, ben }) => {
  const { rows } = await pool.query(
    "insert into notifications (member_id, type, actor_id, subject_type, subject_id, property, dedupe_key) values ($1, 'store_order_received', $2, 'order', uuidv7(), $3, uuidv7()::text) returning id",
    [
      ann.id,
      ben.id,
      JSON.stringify({ number: 12345678, order_id: crypto.randomUUID(), total: 12_800, currency: 'USD', store_name: 'Penny Black & Co' }),
    ],
  )
  return { notification: rows[0].id }
}
