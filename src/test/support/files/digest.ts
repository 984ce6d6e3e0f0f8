import type { Pool } from 'pg'

/** Tables that note that somebody asked, or that a clock has looked; everything else may change only when something was done. */
const NOTES = ['sessions', 'payments', 'idempotency_keys', 'member_tokens', 'mails', 'media_leftovers']

/** An archive is built beside whatever else goes on: that it is there is somebody's deed, how far it is is not. */
const TOLD: Readonly<Record<string, string>> = { privacy_exports: 't.id::text' }

/** The tables do not change while a test runs: the question is put together once. */
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

/** A fingerprint of every row that belongs to these members. */
export async function digestOf(pool: Pool, members: readonly string[]): Promise<string> {
  const question = questions.get(pool) ?? questionFor(pool)
  questions.set(pool, question)
  const found = await pool.query<{ name: string; hash: string }>(await question, [members])
  return found.rows.map(({ name, hash }) => `${name}:${hash}`).join(' ')
}
