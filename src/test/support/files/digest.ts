import type { Pool } from 'pg'

/** Tables in which reads and timers leave notes; rows of all other tables change only by an action. */
const NOTES = ['sessions', 'payments', 'idempotency_keys', 'member_tokens', 'mails', 'push_deliveries', 'media_leftovers']

/** Archives and exports are built in the background: compare that they exist, not their progress. */
const TOLD: Readonly<Record<string, string>> = { privacy_exports: 't.id::text', collection_exports: 't.id::text' }

/** The tables do not change during a test, so the query is built once. */
const questions = new WeakMap<Pool, Promise<string>>()
async function questionFor(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string; column: string }>(
    "select table_name as name, column_name as column from information_schema.columns where table_schema = 'public' and column_name in ('member_id', 'buyer_id', 'follower_id', 'followed_id', 'blocker_id', 'muter_id') and not table_name = any($1) order by 1, 2",
    [NOTES],
  )
  const parts = rows.map(({ name, column }) => {
    const told = TOLD[name] ?? 't::text'
    return `select '${name}' as name, md5(coalesce(string_agg(${told}, '|' order by ${told}), '')) as hash from ${name} t where ${column} = any($1)`
  })
  return `${parts.join(' union all ')} order by 1, 2`
}

/** A hash of every row that belongs to these members. */
export async function digestOf(pool: Pool, members: readonly string[]): Promise<string> {
  const question = questions.get(pool) ?? questionFor(pool)
  questions.set(pool, question)
  const found = await pool.query<{ name: string; hash: string }>(await question, [members])
  return found.rows.map(({ name, hash }) => `${name}:${hash}`).join(' ')
}
