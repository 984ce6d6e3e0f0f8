import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { DAY } from '#kernel/calendar-date.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { type Dice, dice } from '../demo/random.ts'
import { copyRows } from './copy.ts'
import { type Person, personOf } from './names.ts'

/** Domain of the generated members' addresses, by which they are told from people; no mail can arrive there. */
export const DOMAIN = 'crowd.example'
const SEED = 1851
const BATCH = 5_000
const OLDEST_DAYS = 2_500

export const diceOf = (at: number): Dice => dice(SEED + Math.imul(at + 1, 0x85ebca6b))
export const personAt = (at: number): Person => personOf(diceOf(at), at)

export const crowdSize = async (pool: Pool | PoolClient): Promise<number> =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from members where email like '%@${DOMAIN}'`)).rows[0]!.n

/** Adds members up to this number. Their password is random and known to nobody. */
export async function addMembers(client: PoolClient, upTo: number, show: (more: number) => void): Promise<void> {
  const password_hash = await hashPassword(randomBytes(24).toString('base64url'))
  const now = Date.now()
  for (let from = await crowdSize(client); from < upTo; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, upTo - from) }, (_, next) => memberRow(from + next, now, password_hash))
    await copyRows(client, 'members', rows)
    show(rows.length)
  }
}

function memberRow(at: number, now: number, password_hash: string) {
  const { first_name, last_name, username, country, locale } = personAt(at)
  const joined = new Date(now - Math.floor(diceOf(at).next() * OLDEST_DAYS * DAY))
  const email = `${username}@${DOMAIN}`
  return { first_name, last_name, username, email, email_verified_at: joined, password_hash, locale, country, created_at: joined, updated_at: joined }
}
