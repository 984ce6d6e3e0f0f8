import { type SqlBool, sql } from 'kysely'
import { selfOrVisibleTo } from '#features/members/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { SubjectKind } from '#server/slices/subject.ts'

const WANT = 'CatalogueEntry'
const COLUMNS = [
  ...(['w.id', 'w.created_at', 'w.member_id', 'w.wishable_type', 'w.wishable_id', 'w.note', 'w.max_amount', 'w.currency'] as const),
  ...(['w.least_condition', 'w.least_grade'] as const),
] as const

/** A member whose wishlist this viewer may see. */
export const wisher = (db: Db, viewer: MemberId | null, id: MemberId) =>
  db
    .selectFrom('members as m')
    .select(['m.id', 'm.uid', 'm.username', 'm.full_name', 'm.image_url', 'm.created_at'])
    .where('m.id', '=', id)
    .where(selfOrVisibleTo(viewer))
    .where(sql<SqlBool>`shows_part(${viewer}::uuid, m.id, 'wishlist')`)
    .executeTakeFirst()

/** Of these kinds, what is there for this viewer: each kind says so in SQL, so that pages and totals are exact. */
const within = (viewer: string | null, kinds: readonly SubjectKind[]) =>
  sql<SqlBool>`(${sql.join(
    kinds.map(({ name, reach }) => sql`w.wishable_type = ${name} and ${reach(viewer, sql.ref('w.wishable_id'))}`),
    sql` or `,
  )})`

interface WishFilter {
  readonly owner: MemberId
  readonly viewer: string | null
  readonly kinds: readonly SubjectKind[]
}
const wanted = (db: Db, { owner, viewer, kinds }: WishFilter) =>
  db.selectFrom('wishes as w').where('w.member_id', '=', owner).where(within(viewer, kinds))
export const wishesCounted = (db: Db, filter: WishFilter) => wanted(db, filter).select('w.id')

export const wishPage = (db: Db, filter: WishFilter, place: PagePosition<readonly [string]>) =>
  wanted(db, filter)
    .select(COLUMNS)
    .where(beyond(['w.id'], 'desc', place))
    .orderBy('w.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export type WishRow = Awaited<ReturnType<typeof wishPage>>[number]

/** Some of one's own, or the next ones in the order of their ids. */
export type OwnWishes = { readonly ids: readonly string[] } | { readonly after: string; readonly limit: number }
export function ownWishes(db: Db, member_id: MemberId, which: OwnWishes): Promise<WishRow[]> {
  const own = db.selectFrom('wishes as w').select(COLUMNS).where('w.member_id', '=', member_id).orderBy('w.id')
  const asked =
    'ids' in which
      ? own.where(sql<SqlBool>`w.id = any(${[...which.ids]}::uuid[])`)
      : own.where(sql<SqlBool>`w.id > ${which.after}::uuid`).limit(which.limit)
  return asked.execute()
}

/** For badges: everything on the list, also what is hidden just now. */
export async function countWishes(db: Db, member_id: MemberId): Promise<number> {
  const { n } = await db.selectFrom('wishes').select(sql<number>`count(*)::int`.as('n')).where('member_id', '=', member_id).executeTakeFirstOrThrow()
  return n
}

interface NewWish {
  readonly member_id: MemberId
  readonly wishable_type: string
  readonly wishable_id: string
  readonly note: string | undefined
  readonly max_amount: number | null | undefined
  readonly currency: string
  readonly least_condition: string | null | undefined
  readonly least_grade: string | null | undefined
}
/** A wish that is there keeps its place; only what is given changes. */
export async function keepWish(tx: Tx, { note, max_amount, currency, least_condition, least_grade, ...of }: NewWish) {
  const amount = max_amount === undefined ? {} : { max_amount, currency: max_amount === null ? null : currency }
  const floor = { ...(least_condition !== undefined && { least_condition }), ...(least_grade !== undefined && { least_grade }) }
  const given = { ...(note !== undefined && { note }), ...amount, ...floor }
  const insert = tx.insertInto('wishes').values({ ...of, ...given })
  const target = ['member_id', 'wishable_type', 'wishable_id'] as const
  await insert.onConflict((on) => (Object.keys(given).length ? on.columns(target).doUpdateSet(given) : on.columns(target).doNothing())).execute()
}

export async function dropWish(tx: Tx, { member_id, wishable_type, wishable_id }: Pick<NewWish, 'member_id' | 'wishable_type' | 'wishable_id'>) {
  await tx
    .deleteFrom('wishes')
    .where('member_id', '=', member_id)
    .where('wishable_type', '=', wishable_type)
    .where('wishable_id', '=', wishable_id)
    .execute()
}

export async function dropWishes(tx: Tx, member_id: MemberId, ids: readonly string[]) {
  await tx
    .deleteFrom('wishes')
    .where('member_id', '=', member_id)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** Several entries of the catalogue; those that are wished already stay as they are. */
export async function keepEntries(tx: Tx, member_id: MemberId, ids: readonly string[]) {
  if (!ids.length) return
  const rows = ids.map((wishable_id) => ({ member_id, wishable_type: WANT, wishable_id }))
  await tx
    .insertInto('wishes')
    .values(rows)
    .onConflict((on) => on.columns(['member_id', 'wishable_type', 'wishable_id']).doNothing())
    .execute()
}
export async function dropEntries(tx: Tx, member_id: MemberId, ids: readonly string[]) {
  await tx
    .deleteFrom('wishes')
    .where('member_id', '=', member_id)
    .where('wishable_type', '=', WANT)
    .where(sql<SqlBool>`wishable_id = any(${[...ids]}::uuid[])`)
    .execute()
}

export async function isThere(tx: Tx, viewer: string, { reach }: SubjectKind, id: string): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean
  }>`select ${reach(viewer, sql.ref('asked.id'))} as there from (values (${id}::uuid)) as asked(id)`.execute(tx)
  return rows[0]!.there
}

export async function wishedOf(db: Db, member_id: MemberId, wishable_type: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('wishes')
    .select('wishable_id')
    .where('member_id', '=', member_id)
    .where('wishable_type', '=', wishable_type)
    .where(sql<SqlBool>`wishable_id = any(${[...ids]}::uuid[])`)
    .execute()
  return rows.map(({ wishable_id }) => wishable_id)
}

/** One's own wishes for entries of the catalogue, newest first. */
export const ownWants = (db: Db, member_id: MemberId, limit: number) =>
  db
    .selectFrom('wishes as w')
    .select(COLUMNS)
    .where('w.member_id', '=', member_id)
    .where('w.wishable_type', '=', WANT)
    .orderBy('w.id', 'desc')
    .limit(limit)
    .execute()
