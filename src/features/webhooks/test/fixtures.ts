import type { MakeFixtures } from '#test/contract/objects.ts'
import type { WebhookId } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** A webhook that ann made while she was Diamond. */
    readonly webhook: WebhookId
  }
}

export const fixtures: MakeFixtures = async ({ ann, pool }) => {
  const { rows } = await pool.query<{ id: WebhookId }>(
    "insert into webhooks (member_id, url, events, secret) values ($1, 'https://canary.example/' || uuidv7(), '{order.paid}', 'x') returning id",
    [ann.id],
  )
  return { webhook: rows[0]!.id }
}
