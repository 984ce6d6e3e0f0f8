import { type Insertable, sql, type Updateable } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { ClubId } from '../contract.ts'
import type { ClubStanding, NoticeChoice } from '../rules.ts'

export const keepClub = async (tx: Tx, row: Insertable<Tables['clubs']>): Promise<ClubId> =>
  (await tx.insertInto('clubs').values(row).returning('id').executeTakeFirstOrThrow()).id
export const changeClub = (tx: Tx, id: ClubId, changed: Updateable<Tables['clubs']>) =>
  tx
    .updateTable('clubs')
    .set({ ...changed, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()

interface StandingRow {
  readonly standing: ClubStanding
  readonly changed_at: Date
  readonly ends_at: Date | null
}
export const standingOf = (db: Db, club_id: string, member_id: string): Promise<StandingRow | undefined> =>
  db
    .selectFrom('club_members')
    .select(['standing', 'changed_at', 'ends_at'])
    .$narrowType<{ standing: ClubStanding }>()
    .where('club_id', '=', club_id as ClubId)
    .where('member_id', '=', member_id as Id<'members'>)
    .executeTakeFirst()

interface NewStanding {
  readonly club_id: ClubId
  readonly member_id: Id<'members'>
  readonly standing: ClubStanding
  readonly changed_at: Date
  readonly ends_at?: Date | null
  readonly message?: string
  readonly reason?: string
  readonly invited_by?: Id<'members'> | null
  readonly rules_accepted_at?: Date
}
const PUT_OUT: readonly ClubStanding[] = ['removed', 'rejected', 'banned']
/** What is not given is emptied: it belonged to how the member stood before. When they were last put out stays. */
export async function keepStanding(tx: Tx, { club_id, member_id, ...given }: NewStanding): Promise<void> {
  const row = {
    ends_at: null,
    message: '',
    reason: '',
    invited_by: null,
    ...given,
    ...(PUT_OUT.includes(given.standing) && { put_out_at: given.changed_at }),
  }
  await tx
    .insertInto('club_members')
    .values({ club_id, member_id, ...row })
    .onConflict((on) => on.columns(['club_id', 'member_id']).doUpdateSet(row))
    .execute()
}
export const keepNotices = (tx: Tx, club_id: ClubId, member_id: Id<'members'>, notices: NoticeChoice) =>
  tx.updateTable('club_members').set({ notices }).where('club_id', '=', club_id).where('member_id', '=', member_id).execute()

export async function countOwned(db: Db, member_id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from club_members cm join clubs on clubs.id = cm.club_id
    where cm.member_id = ${member_id}::uuid and cm.standing = 'owner' and clubs.status = 'active'`.execute(db)
  return rows[0]!.n
}

/** Invitations and bans that are over. */
export const dueStandings = async (db: Db, limit: number): Promise<Id<'club_members'>[]> =>
  (
    await db.selectFrom('club_members').select('id').where('ends_at', '<=', sql<Date>`clock_timestamp()`).orderBy('ends_at').limit(limit).execute()
  ).map(({ id }) => id)
export const nextEnd = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('club_members').select('ends_at').where('ends_at', 'is not', null).orderBy('ends_at').limit(1).executeTakeFirst())?.ends_at ??
  null
export const standingById = (db: Db, id: Id<'club_members'>) =>
  db
    .selectFrom('club_members')
    .select(['club_id', 'member_id', 'standing', 'ends_at'])
    .$narrowType<{ standing: ClubStanding }>()
    .where('id', '=', id)
    .executeTakeFirst()

/** A picture that only hidden clubs show has no public address. */
export async function isShownElsewhere(tx: Tx, media_id: string, club_id: string): Promise<boolean> {
  const { rows } = await sql<{ is_shown: boolean }>`select exists (select from media_uses u where u.media_id = ${media_id}::uuid
    and (u.subject_type, u.subject_id) <> ('club', ${club_id}::uuid)) as is_shown`.execute(tx)
  return rows[0]!.is_shown
}
