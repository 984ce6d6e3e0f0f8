import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { MOST_TRIES, TRIES_WINDOW } from '../rules.ts'

const now = sql<Date>`clock_timestamp()`

export async function securityOf(db: Db, member_id: Id<'members'>) {
  const [member, codes, passkeys] = await Promise.all([
    db
      .selectFrom('members as m')
      .leftJoin('authenticators as a', 'a.member_id', 'm.id')
      .select(['m.password_set_at', (eb) => eb('a.confirmed_at', 'is not', null).as('authenticator')])
      .where('m.id', '=', member_id)
      .executeTakeFirstOrThrow(),
    recoveryCodesLeft(db, member_id),
    passkeysOf(db, member_id),
  ])
  return { ...member, authenticator: Boolean(member.authenticator), recovery_codes_left: codes, passkeys }
}

async function recoveryCodesLeft(db: Db, member_id: Id<'members'>): Promise<number> {
  const count = sql<number>`count(*)::int`.as('n')
  const row = await db
    .selectFrom('recovery_codes')
    .select(count)
    .where('member_id', '=', member_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.n
}

export const authenticatorOf = (db: Db, member_id: Id<'members'>) =>
  db.selectFrom('authenticators').select(['secret_sealed', 'confirmed_at', 'last_step']).where('member_id', '=', member_id).executeTakeFirst()

/** Locks the row, so that one code cannot be used twice at once. */
export const holdAuthenticator = (tx: Tx, member_id: Id<'members'>) =>
  tx
    .selectFrom('authenticators')
    .select(['secret_sealed', 'confirmed_at', 'last_step'])
    .where('member_id', '=', member_id)
    .forUpdate()
    .executeTakeFirst()

export async function keepAuthenticator(tx: Tx, member_id: Id<'members'>, secret_sealed: Buffer) {
  await tx
    .insertInto('authenticators')
    .values({ member_id, secret_sealed })
    .onConflict((clash) => clash.column('member_id').doUpdateSet({ secret_sealed, last_step: 0, created_at: now }))
    .execute()
}

/** Marks the step as used; the first valid code activates the authenticator. */
export async function useStep(tx: Tx, member_id: Id<'members'>, last_step: number) {
  await tx
    .updateTable('authenticators')
    .set({ last_step, tries: 0, confirmed_at: sql<Date>`coalesce(confirmed_at, clock_timestamp())` })
    .where('member_id', '=', member_id)
    .execute()
}

export async function dropAuthenticator(tx: Tx, member_id: Id<'members'>) {
  await tx.deleteFrom('recovery_codes').where('member_id', '=', member_id).execute()
  await tx.deleteFrom('authenticators').where('member_id', '=', member_id).execute()
}

/** Removes what was registered before the account was recovered. */
export async function dropFromBefore(tx: Tx, member_id: Id<'members'>) {
  const before = sql<boolean>`created_at <= (select recovered_at from members where id = ${member_id})`
  const old = await tx.deleteFrom('authenticators').where('member_id', '=', member_id).where(before).returning('member_id').execute()
  if (old.length) await tx.deleteFrom('recovery_codes').where('member_id', '=', member_id).execute()
  await tx.deleteFrom('passkeys').where('member_id', '=', member_id).where(before).execute()
}

/** Rate limit, counted in its own transaction, because a wrong code rolls the other one back. False without an authenticator. */
export async function countTry(db: Db, member_id: Id<'members'>): Promise<boolean> {
  const anew = sql`tries_since < clock_timestamp() - ${TRIES_WINDOW}::interval`
  const { rows } = await sql<{ tries: number }>`
    update authenticators set tries = case when ${anew} then 1 else tries + 1 end,
      tries_since = case when ${anew} then clock_timestamp() else tries_since end
    where member_id = ${member_id} returning tries`.execute(db)
  return rows.length === 0 || rows[0]!.tries <= MOST_TRIES
}

export async function keepRecoveryCodes(tx: Tx, member_id: Id<'members'>, hashes: readonly Buffer[]) {
  await tx.deleteFrom('recovery_codes').where('member_id', '=', member_id).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ member_id, code_hash })))
    .execute()
}

/** Idempotent update: of two concurrent uses only the first succeeds. */
export async function useRecoveryCode(tx: Tx, member_id: Id<'members'>, code_hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', member_id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const passkeysOf = (db: Db, member_id: Id<'members'>) =>
  db.selectFrom('passkeys').select(['id', 'name', 'created_at', 'used_at']).where('member_id', '=', member_id).orderBy('id').execute()
