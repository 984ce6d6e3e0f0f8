import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

const CHALLENGE_LIVES = '5 minutes'

/** Also deletes expired challenges, so that no timer is needed. */
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

/** Replay: a challenge is deleted at its first use, valid or not. */
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

/** Account takeover: passkeys from before a recovery are not valid, even if not deleted yet. */
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
/** Undefined if this passkey is registered already, for any member. */
export const addPasskey = (tx: Tx, passkey: NewPasskey) =>
  tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((clash) => clash.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at', 'used_at'])
    .executeTakeFirst()

/** Cloned passkey: the signature counter must grow; a lower one is refused. Passkeys without a counter always send 0. */
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
