import { sql } from 'kysely'
import { blockedWith } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { ClubId } from '../contract.ts'
import type { NoticeChoice } from '../rules.ts'

export const nameOf = async (tx: Tx, id: ClubId): Promise<string> =>
  (await tx.selectFrom('clubs').select('name').where('id', '=', id).executeTakeFirst())?.name ?? ''

export const isArchived = async (tx: Tx, id: ClubId): Promise<boolean> =>
  (await tx.selectFrom('clubs').select('status').where('id', '=', id).executeTakeFirst())?.status === 'archived'

const hears = (id: ReturnType<typeof sql.ref>, actor: string) => sql`${id} <> ${actor}::uuid and ${id} <> all (${blockedWith(actor)})
  and not exists (select from mutes q where q.muter_id = ${id} and q.muted_id = ${actor}::uuid)`

/** Those who run a club and hear of this member. */
export async function runnersOf(tx: Tx, club_id: string, actor: string): Promise<Id<'members'>[]> {
  const { rows } = await sql<{ id: Id<'members'> }>`select cm.member_id as id from club_members cm
    where cm.club_id = ${club_id}::uuid and cm.standing in ('owner', 'moderator') and ${hears(sql.ref('cm.member_id'), actor)}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Members who want to hear of every post in a club, and of this author's. */
export async function clubListeners(tx: Tx, club_id: string, author: string, most: number): Promise<Id<'members'>[]> {
  const { rows } = await sql<{ id: Id<'members'> }>`select cm.member_id as id from club_members cm
    where cm.club_id = ${club_id}::uuid and cm.standing in ('member', 'moderator', 'owner') and cm.notices = 'all' and ${hears(sql.ref('cm.member_id'), author)}
    order by cm.id limit ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Of these members, those who want to hear of this club at least when they are named. */
export async function hearingMentions(tx: Tx, club_id: string, ids: readonly string[]): Promise<Id<'members'>[]> {
  if (!ids.length) return []
  const { rows } = await sql<{ id: Id<'members'> }>`select asked.id from unnest(${[...ids]}::uuid[]) as asked(id)
    where not exists (select from club_members cm where cm.club_id = ${club_id}::uuid and cm.member_id = asked.id and cm.notices = ${'none' satisfies NoticeChoice})`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
