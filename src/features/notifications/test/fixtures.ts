import type { MakeFixtures } from '#test/contract/objects.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    readonly notification: string
    readonly push_subscription: string
  }
}

/** A notice to ann about an order of ben, and a browser of hers that is told nothing: its address is an inner one. */
export const fixtures: MakeFixtures = async ({ pool, ann, ben }) => {
  const { rows } = await pool.query(
    "insert into notifications (member_id, type, actor_id, subject_type, subject_id, property, dedupe_key) values ($1, 'store_order_received', $2, 'order', uuidv7(), $3, uuidv7()::text) returning id",
    [
      ann.id,
      ben.id,
      JSON.stringify({ number: 12345678, order_id: crypto.randomUUID(), total: 12_800, currency: 'USD', store_name: 'Penny Black & Co' }),
    ],
  )
  const subscription = await pool.query(
    "insert into push_subscriptions (member_id, sign_in_id, endpoint, p256dh, auth, agent) values ($1, uuidv7(), 'https://127.0.0.1/' || uuidv7(), '', '', '') returning id",
    [ann.id],
  )
  return { notification: rows[0].id, push_subscription: subscription.rows[0].id }
}
