import type { MakeFixtures } from '#test/contract/objects.ts'
import type { ApiKeyId } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** A key that ann made while she was Diamond. */
    readonly api_key: ApiKeyId
  }
}

export const fixtures: MakeFixtures = async ({ ann, pool }) => {
  const { rows } = await pool.query<{ id: ApiKeyId }>(
    `insert into api_keys (member_id, name, key_hash, start, scopes, per_minute, ends_at)
     values ($1, 'CANARY program', sha256(uuidv7()::text::bytea), 'cachet_key_abcd', '{orders.read}', 60, clock_timestamp() + interval '30 days') returning id`,
    [ann.id],
  )
  return { api_key: rows[0]!.id }
}
