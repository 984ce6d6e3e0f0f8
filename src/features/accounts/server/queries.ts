import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

export type Purpose = 'verify' | 'reset' | 'second_step'
const LIVES: Record<Purpose, string> = { verify: '24 hours', reset: '60 minutes', second_step: '5 minutes' }
const SESSION_LIFE = '86400 seconds'

export interface NewMember {
  first_name: string
  last_name: string
  username: string
  email: string
  password_hash: string
  locale: Locale
}

/** Advisory lock: one sign-up per address at a time, in all processes, until the transaction ends. */
export const lockEmail = (tx: Tx, email: string) =>
  // Many sign-ups for one address may wait longer than other locks allow.
  sql`select set_config('lock_timeout', '4s', true), pg_advisory_xact_lock(hashtextextended(${email}, 7))`.execute(tx)

/** Advisory lock: the second of two equal usernames is refused. */
export const lockUsername = (tx: Tx, username: string) => sql`select pg_advisory_xact_lock(hashtextextended(${username}, 8))`.execute(tx)

/** The owner of this address, and its newest unverified sign-up. */
export async function membersByEmail(db: Db, email: string) {
  const waits = sql<boolean>`email_verified_at is null`
  const rows = await db
    .selectFrom('members')
    .distinctOn(waits)
    .select(['id', 'email', 'email_verified_at', 'password_hash', 'suspended_at'])
    .where('email', '=', email)
    .orderBy(waits)
    .orderBy('id', 'desc')
    .execute()
  return { owner: rows.find((row) => row.email_verified_at), waiting: rows.find((row) => !row.email_verified_at) }
}

/** Names of unverified sign-ups for the same address can be used again. */
export const usernameTaken = async (db: Db, username: string, email: string) =>
  (
    await db
      .selectFrom('members')
      .select('id')
      .where('username', '=', username)
      .where((eb) => eb.or([eb('email', '!=', email), eb('email_verified_at', 'is not', null)]))
      .execute()
  ).length > 0

/** Every sign-up is a new account, even beside others for the same address. */
export async function keepSignUp(tx: Tx, member: NewMember): Promise<MemberId> {
  await tx
    .updateTable('members')
    .set({ username: sql<string>`'waiting-' || uid` })
    .where('username', '=', member.username)
    .where('email', '=', member.email)
    .where('email_verified_at', 'is', null)
    .execute()
  return (await tx.insertInto('members').values(member).returning('id').executeTakeFirstOrThrow()).id
}

/** The address has an owner now: links to it end, and other sign-ups for it lose password, name and sessions. */
export async function endOtherSignUps(tx: Tx, email: string, owner_id: Id<'members'>): Promise<Id<'sessions'>[]> {
  const now = sql<Date>`clock_timestamp()`
  const at = tx.selectFrom('members').select('id').where('email', '=', email)
  const links = tx.updateTable('member_tokens').set({ used_at: now }).where('purpose', '=', 'verify').where('used_at', 'is', null)
  await links.where('member_id', 'in', at).execute()
  const others = await tx
    .updateTable('members')
    .set({ password_hash: NOBODYS, username: sql<string>`'waiting-' || uid` })
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('id', '!=', owner_id)
    .returning('id')
    .execute()
  if (!others.length) return []
  const ids = others.map(({ id }) => id)
  const ended = tx.updateTable('sessions').set({ ended_at: now }).where('member_id', 'in', ids).where('ended_at', 'is', null)
  return (await ended.returning('id').execute()).map(({ id }) => id)
}

export async function keepToken(tx: Tx, member_id: Id<'members'>, purpose: Purpose, token_hash: Buffer) {
  await voidTokens(tx, member_id, purpose)
  await tx
    .insertInto('member_tokens')
    .values({ member_id, purpose, token_hash, expires_at: sql<Date>`clock_timestamp() + ${LIVES[purpose]}::interval` })
    .execute()
}

export async function voidTokens(tx: Tx, member_id: Id<'members'>, purpose?: Purpose) {
  const live = tx
    .updateTable('member_tokens')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('member_id', '=', member_id)
    .where('used_at', 'is', null)
  await (purpose ? live.where('purpose', '=', purpose) : live).execute()
}

/** Uses a token, once: a concurrent request waits for the row lock and then finds it used. */
export async function useToken(tx: Tx, purpose: Purpose, token_hash: Buffer) {
  return tx
    .updateTable('member_tokens')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('member_id')
    .executeTakeFirst()
}

/** The member and address of a valid link; does not use it. */
export const liveToken = (db: Db, purpose: Purpose, token_hash: Buffer) =>
  db
    .selectFrom('member_tokens as t')
    .innerJoin('members as m', 'm.id', 't.member_id')
    .select(['m.id as member_id', 'm.email'])
    .where('t.token_hash', '=', token_hash)
    .where('t.purpose', '=', purpose)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()

/** The member of a link, even if used or expired. */
export const memberOfToken = async (db: Db, purpose: Purpose, token_hash: Buffer) =>
  (await db.selectFrom('member_tokens').select('member_id').where('token_hash', '=', token_hash).where('purpose', '=', purpose).executeTakeFirst())
    ?.member_id

export async function openSession(tx: Tx, session: { token_hash: Buffer; member_id: Id<'members'>; agent: string; peer: string }) {
  await tx
    .insertInto('sessions')
    .values({ ...session, expires_at: sql<Date>`clock_timestamp() + ${SESSION_LIFE}::interval` })
    .execute()
}

/** Ends sessions with their renewed tokens; returns those that were open. */
export async function endSessions(tx: Tx, by: { id: Id<'sessions'> } | { member_id: Id<'members'> }): Promise<Id<'sessions'>[]> {
  const open = tx.updateTable('sessions').set({ ended_at: sql<Date>`clock_timestamp()` }).where('ended_at', 'is', null)
  const these =
    'id' in by
      ? open.where('sign_in_id', '=', (eb) => eb.selectFrom('sessions as one').select('one.sign_in_id').where('one.id', '=', by.id))
      : open.where('member_id', '=', by.member_id)
  return (await these.returning('id').execute()).map((row) => row.id)
}

/** Requests in progress still send the old token, so it stays valid for a moment, but not fresh. */
const OVERLAP = '10 seconds'
export async function followSession(tx: Tx, id: Id<'sessions'>, { token_hash, agent, peer }: { token_hash: Buffer; agent: string; peer: string }) {
  await sql`insert into sessions (token_hash, agent, peer, member_id, sign_in_id, created_at, expires_at)
    select ${token_hash}, ${agent}, ${peer}, member_id, sign_in_id, created_at, expires_at from sessions where id = ${id}`.execute(tx)
  await tx
    .updateTable('sessions')
    .set({
      followed_at: sql<Date>`clock_timestamp()`,
      fresh_at: sql<Date>`clock_timestamp() - interval '1 day'`,
      expires_at: sql<Date>`least(expires_at, clock_timestamp() + ${OVERLAP}::interval)`,
    })
    .where('id', '=', id)
    .execute()
}

export const passwordHash = async (db: Db, id: Id<'members'>) =>
  (await db.selectFrom('members').select('password_hash').where('id', '=', id).executeTakeFirst())?.password_hash

export async function verify(tx: Tx, member_id: Id<'members'>) {
  await tx
    .updateTable('members')
    .set({ email_verified_at: sql<Date>`clock_timestamp()`, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', member_id)
    .execute()
}
/** Renews the hash with the current cost, unless the password was changed meanwhile. */
export const replaceHash = (db: Db, id: Id<'members'>, { old, renewed }: { old: string; renewed: string }) =>
  db.updateTable('members').set({ password_hash: renewed }).where('id', '=', id).where('password_hash', '=', old).execute()

export async function setPassword(tx: Tx, member_id: Id<'members'>, password_hash: string) {
  await tx
    .updateTable('members')
    .set({ password_hash, password_set_at: sql<Date>`clock_timestamp()`, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', member_id)
    .execute()
}

/** Password set by mailed link: credentials from before are void, the second step too. */
export async function recover(tx: Tx, member_id: Id<'members'>, password_hash: string) {
  await setPassword(tx, member_id, password_hash)
  await tx.updateTable('members').set({ recovered_at: sql<Date>`clock_timestamp()`, asks_second_step: false }).where('id', '=', member_id).execute()
}

export const keepAway = (tx: Tx, id: Id<'members'>) =>
  tx.updateTable('members').set({ deactivated_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute()
export async function keepBack(tx: Tx, id: Id<'members'>): Promise<boolean> {
  const away = tx.updateTable('members').set({ deactivated_at: null }).where('id', '=', id).where('deactivated_at', 'is not', null)
  return (await away.where('erased_at', 'is', null).returning('id').execute()).length > 0
}
export const keepErased = (tx: Tx, id: Id<'members'>) =>
  tx.updateTable('members').set({ erased_at: sql<Date>`clock_timestamp()`, password_hash: NOBODYS }).where('id', '=', id).execute()
/** A valid hash that no password matches. */
const NOBODYS = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

const OWN = [
  'id',
  'uid',
  'first_name',
  'last_name',
  'username',
  'full_name',
  'greeting',
  'email',
  'is_email_verified',
  'locale',
  'time_zone',
  'image_url',
  'plan',
  'created_at',
  'updated_at',
] as const
export const findOwn = (db: Db, id: Id<'members'>) => db.selectFrom('members').select(OWN).where('id', '=', id).executeTakeFirst()
export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>
