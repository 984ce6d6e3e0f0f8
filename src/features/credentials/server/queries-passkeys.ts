import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

const CHALLENGE_LIVES = '5 minutes'

/** What nobody answered is swept out by whoever asks next. */
export async function keepChallenge(tx: Tx, challenge_hash: Buffer, member_id: Id<'members'> | null) {
  await sql`delete from passkey_challenges where challenge_hash in
    (select c.challenge_hash from passkey_challenges c where c.expires_at < clock_timestamp() order by c.expires_at limit 100 for update skip locked)`.execute(
    tx,
  )
  await tx
    .insertInto('passkey_challenges')
    .values({ challenge_hash, member_id, expires_at: sql<Date>`clock_timestamp() + ${CHALLENGE_LIVES}::interval` })
    .execute()
}

/** Takes a challenge, whatever comes of it: a second answer to it finds nothing. */
export async function takeChallenge(db: Db, challenge_hash: Buffer, member_id: Id<'members'> | null): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge_hash)
    .where('member_id', 'is not distinct from', member_id)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const credentialIds = async (db: Db, member_id: Id<'members'>) =>
  db.selectFrom('passkeys').select(['credential_id', 'transports']).where('member_id', '=', member_id).execute()

/** A key from before the account was taken back by its mailbox opens nothing, also while it still lies here. */
export const findPasskey = (db: Db, credential_id: string) =>
  db
    .selectFrom('passkeys as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['p.id', 'p.member_id', 'p.public_key', 'p.counter'])
    .where('p.credential_id', '=', credential_id)
    .whereRef('p.created_at', '>', 'm.recovered_at')
    .executeTakeFirst()

export interface NewPasskey {
  member_id: Id<'members'>
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
}
/** Nothing where the key is known already, whoever's it is. */
export const addPasskey = (tx: Tx, passkey: NewPasskey) =>
  tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((clash) => clash.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at', 'used_at'])
    .executeTakeFirst()

/** A counter only grows: a copy of the key that lags behind is refused. Keys without one say 0 for ever. */
export async function usePasskey(tx: Tx, id: Id<'passkeys'>, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, used_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function renamePasskey(tx: Tx, member_id: Id<'members'>, id: Id<'passkeys'>, name: string): Promise<boolean> {
  const done = await tx.updateTable('passkeys').set({ name }).where('id', '=', id).where('member_id', '=', member_id).executeTakeFirst()
  return done.numUpdatedRows > 0n
}
export async function removePasskey(tx: Tx, member_id: Id<'members'>, id: Id<'passkeys'>): Promise<boolean> {
  const done = await tx.deleteFrom('passkeys').where('id', '=', id).where('member_id', '=', member_id).executeTakeFirst()
  return done.numDeletedRows > 0n
}
