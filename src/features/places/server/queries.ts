import { type Insertable, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import { compiled } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'

const COLUMNS = ['id', 'full_name', 'address', 'city', 'state', 'zipcode', 'country', 'phone', 'is_default'] as const
type New = Insertable<Tables['addresses']>
export type AddressFields = Pick<New, 'full_name' | 'address' | 'city' | 'state' | 'zipcode' | 'country' | 'phone'>

const living = (db: Db, member_id: Id<'members'>) =>
  db.selectFrom('addresses').select(COLUMNS).where('member_id', '=', member_id).where('deleted_at', 'is', null)

/** Default first, then newest. */
export const ownAddresses = (db: Db, member_id: Id<'members'>) => living(db, member_id).orderBy('is_default', 'desc').orderBy('id', 'desc').execute()
const ownAddress = compiled((db, { member_id, id }: { member_id: Id<'members'>; id: Id<'addresses'> }) => living(db, member_id).where('id', '=', id))
export const findOwnAddress = async (db: Db, member_id: Id<'members'>, id: Id<'addresses'>) => (await ownAddress(db, { member_id, id }))[0]
export type AddressRow = NonNullable<Awaited<ReturnType<typeof findOwnAddress>>>

export const keepAddress = (tx: Tx, address: AddressFields & { member_id: Id<'members'>; is_default: boolean }): Promise<AddressRow> =>
  tx.insertInto('addresses').values(address).returning(COLUMNS).executeTakeFirstOrThrow()

export const changeAddress = (tx: Tx, id: Id<'addresses'>, address: AddressFields & { is_default: boolean }): Promise<AddressRow> =>
  tx.updateTable('addresses').set(address).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow()

export const unsetDefault = (tx: Tx, member_id: Id<'members'>) =>
  tx.updateTable('addresses').set({ is_default: false }).where('member_id', '=', member_id).where('is_default', '=', true).execute()
export const setDefault = (tx: Tx, id: Id<'addresses'>) => tx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute()

export const forgetAddress = (tx: Tx, id: Id<'addresses'>) =>
  tx.updateTable('addresses').set({ deleted_at: sql<Date>`clock_timestamp()`, is_default: false }).where('id', '=', id).execute()

/** Deletes addresses added before the account was recovered. */
export const forgetFromBefore = (tx: Tx, member_id: Id<'members'>) =>
  tx
    .updateTable('addresses')
    .set({ deleted_at: sql<Date>`clock_timestamp()`, is_default: false })
    .where('member_id', '=', member_id)
    .where('deleted_at', 'is', null)
    .where('created_at', '<=', (eb) => eb.selectFrom('members').select('recovered_at').where('members.id', '=', member_id))
    .execute()
