import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

export { findOwn } from '../queries.ts'

/** Whether the member has used this device, only others, or none yet. */
export async function deviceSeen(tx: Tx, member_id: Id<'members'>, token_hash: Buffer | undefined): Promise<'here' | 'elsewhere' | 'never'> {
  const same = token_hash ? sql<boolean>`token_hash = ${token_hash}` : sql<boolean>`false`
  const row = await tx
    .selectFrom('member_devices')
    .select(same.as('same'))
    .where('member_id', '=', member_id)
    .orderBy('same', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? (row.same ? 'here' : 'elsewhere') : 'never'
}
export async function noteDevice(tx: Tx, member_id: Id<'members'>, token_hash: Buffer) {
  await tx
    .updateTable('member_devices')
    .set({ seen_at: sql<Date>`clock_timestamp()` })
    .where('member_id', '=', member_id)
    .where('token_hash', '=', token_hash)
    .execute()
}

export const deviceKnown = async (tx: Tx, token_hash: Buffer) =>
  (await tx.selectFrom('member_devices').select('member_id').where('token_hash', '=', token_hash).limit(1).execute()).length > 0

export async function keepDevice(tx: Tx, member_id: Id<'members'>, token_hash: Buffer) {
  await tx
    .insertInto('member_devices')
    .values({ member_id, token_hash })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

const MOST_DEVICES = 50
/** Limits the number of devices; those not used for longest are removed. */
export async function boundDevices(tx: Tx, member_id: Id<'members'>) {
  await tx
    .deleteFrom('member_devices')
    .where('member_id', '=', member_id)
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('member_devices as old')
        .select('old.token_hash')
        .where('old.member_id', '=', member_id)
        .orderBy('old.seen_at', 'desc')
        .offset(MOST_DEVICES),
    )
    .execute()
}

export async function forgetDevices(tx: Tx, member_id: Id<'members'>) {
  await tx.deleteFrom('member_devices').where('member_id', '=', member_id).execute()
}

export const isDeviceOf = async (db: Db, email: string, token_hash: Buffer) =>
  (
    await db
      .selectFrom('member_devices')
      .innerJoin('members', 'members.id', 'member_devices.member_id')
      .select('members.id')
      .where('token_hash', '=', token_hash)
      .where('email', '=', email)
      .limit(1)
      .execute()
  ).length > 0
