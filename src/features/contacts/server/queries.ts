import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

const now = sql<Date>`clock_timestamp()`
const LIVES = '24 hours'

/** Security: changes begun before the latest password are void, because an attacker may have begun them. */
const valid = (db: Db) =>
  db
    .selectFrom('member_contacts as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .where('c.ended_at', 'is', null)
    .where('c.verified_at', 'is', null)
    .where('c.expires_at', '>', now)
    .whereRef('c.created_at', '>', 'm.password_set_at')

export const pendingPrimary = (db: Db, member_id: Id<'members'>) =>
  valid(db).select(['c.id', 'c.email', 'c.expires_at']).where('c.member_id', '=', member_id).where('c.kind', '=', 'primary').executeTakeFirst()

export const secondaryOf = (db: Db, member_id: Id<'members'>) =>
  db
    .selectFrom('member_contacts')
    .select(['id', 'email', 'created_at', (eb) => eb('verified_at', 'is not', null).as('is_verified')])
    .where('member_id', '=', member_id)
    .where('kind', '=', 'secondary')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()

/** Concurrency: an advisory lock per member, so that the count is valid until the transaction ends. */
export async function lettersOf(tx: Tx, member_id: Id<'members'>): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${member_id}, 9))`.execute(tx)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from contact_letters where member_id = ${member_id} and sent_at > clock_timestamp() - interval '1 hour'`.execute(tx)
  return rows[0]!.n
}
export async function noteLetter(tx: Tx, member_id: Id<'members'>, email: string) {
  await tx.insertInto('contact_letters').values({ member_id, email }).execute()
}

export interface NewContact {
  member_id: Id<'members'>
  kind: 'primary' | 'secondary'
  email: string
  token_hash: Buffer
  stop_hash?: Buffer
}
export const keepContact = (tx: Tx, contact: NewContact) =>
  tx
    .insertInto('member_contacts')
    .values({ ...contact, expires_at: sql<Date>`clock_timestamp() + ${LIVES}::interval` })
    .returning(['id', 'email', 'created_at'])
    .executeTakeFirstOrThrow()

/** A new request replaces the pending one. */
export async function endPending(tx: Tx, member_id: Id<'members'>): Promise<boolean> {
  const done = await tx
    .updateTable('member_contacts')
    .set({ ended_at: now })
    .where('member_id', '=', member_id)
    .where('kind', '=', 'primary')
    .where('verified_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function endSecondary(tx: Tx, member_id: Id<'members'>, id: Id<'member_contacts'>): Promise<boolean> {
  const done = await tx
    .updateTable('member_contacts')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('member_id', '=', member_id)
    .where('kind', '=', 'secondary')
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Account takeover: ends addresses and push tokens added before the account was recovered. */
export async function endFromBefore(tx: Tx, member_id: Id<'members'>) {
  const before = sql<boolean>`created_at <= (select recovered_at from members where id = ${member_id})`
  await tx
    .updateTable('member_contacts')
    .set({ ended_at: now })
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .where(before)
    .execute()
  await tx.deleteFrom('push_tokens').where('member_id', '=', member_id).where(before).execute()
}

/** Locks the contact of a link, so that it is used only once. */
export const heldByLink = (tx: Tx, kind: 'primary' | 'secondary', token_hash: Buffer) =>
  valid(tx)
    .select(['c.id', 'c.member_id', 'c.email', 'm.email as old_email'])
    .where('c.kind', '=', kind)
    .where('c.token_hash', '=', token_hash)
    .forUpdate('c')
    .executeTakeFirst()

export async function verifyContact(tx: Tx, id: Id<'member_contacts'>) {
  await tx.updateTable('member_contacts').set({ verified_at: now }).where('id', '=', id).execute()
}

export async function stopByLink(tx: Tx, stop_hash: Buffer) {
  return tx
    .updateTable('member_contacts')
    .set({ ended_at: now })
    .where('stop_hash', '=', stop_hash)
    .where('verified_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
}

/** A new link for the same address; the old one stops working. */
export async function renewLink(tx: Tx, member_id: Id<'members'>, id: Id<'member_contacts'>, token_hash: Buffer) {
  return tx
    .updateTable('member_contacts')
    .set({ token_hash, expires_at: sql<Date>`clock_timestamp() + ${LIVES}::interval` })
    .where('id', '=', id)
    .where('member_id', '=', member_id)
    .where('kind', '=', 'secondary')
    .where('ended_at', 'is', null)
    .where('verified_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
}

export async function keepPushToken(tx: Tx, token: string, member_id: Id<'members'>, session_id: string) {
  await sql`insert into push_tokens (token, member_id, sign_in_id) select ${token}, ${member_id}, sign_in_id from sessions where id = ${session_id}
    on conflict (token) do update set member_id = excluded.member_id, sign_in_id = excluded.sign_in_id, created_at = clock_timestamp()`.execute(tx)
}
/** Privacy: a device receives nothing after its session has ended. */
export async function dropPushTokens(tx: Tx, session_ids: readonly string[]) {
  await sql`delete from push_tokens p using sessions s where s.id = any(${[...session_ids]}::uuid[]) and p.sign_in_id = s.sign_in_id
    and not exists (select from sessions o where o.sign_in_id = p.sign_in_id and o.ended_at is null)`.execute(tx)
}
