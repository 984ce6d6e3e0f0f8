import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { SubjectKind } from '#server/slices/subject.ts'
import type { ReactionKind } from '../contract.ts'

/** The member it is for, if the viewer may know of it; undefined otherwise. */
export async function ownerOf(db: Db, viewer: string | null, { reach, owner }: SubjectKind, id: string, kinds: Iterable<SubjectKind>) {
  const { rows } = await sql<{ owner_id: Id<'members'> | null }>`select ${owner ? owner(sql.ref('asked.id')) : sql`null::uuid`} as owner_id
    from (values (${id}::uuid)) as asked(id) where ${reach(viewer, sql.ref('asked.id'), kinds)}`.execute(db)
  return rows[0]
}

export interface ReactionOf {
  readonly subject_type: string
  readonly subject_id: string
  readonly member_id: Id<'members'>
}
/** False when it stood already. Two presses at once leave one row. */
export async function keepReaction(tx: Tx, { subject_type, subject_id, member_id }: ReactionOf, reaction: ReactionKind): Promise<boolean> {
  const { rows } = await sql`insert into reactions (subject_type, subject_id, member_id, reaction)
    values (${subject_type}, ${subject_id}, ${member_id}, ${reaction})
    on conflict (subject_type, subject_id, member_id) do update set reaction = excluded.reaction where reactions.reaction <> excluded.reaction
    returning id`.execute(tx)
  return rows.length > 0
}
export async function dropReaction(tx: Tx, { subject_type, subject_id, member_id }: ReactionOf): Promise<boolean> {
  const gone = tx.deleteFrom('reactions').where('subject_type', '=', subject_type).where('subject_id', '=', subject_id)
  return (await gone.where('member_id', '=', member_id).returning('id').execute()).length > 0
}

export interface CountRow {
  subject_id: string
  reaction: ReactionKind
  count: number
  is_own: boolean
}
/** Counts of several subjects of one kind, with the viewer's own. Those of members who are blocked are not counted. */
export async function countRows(db: Db, viewer: string | null, subject_type: string, ids: readonly string[]): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`select c.subject_id, c.reaction, c.count - ${blocked(viewer)} as count,
      exists (select from reactions o where o.subject_type = c.subject_type and o.subject_id = c.subject_id and o.member_id = ${viewer}::uuid
        and o.reaction = c.reaction) as is_own
    from reaction_counts c where c.subject_type = ${subject_type} and c.subject_id = any(${[...ids]}::uuid[]) and c.count > 0`.execute(db)
  return rows
}
const blocked = (viewer: string | null) =>
  viewer === null
    ? sql`0`
    : sql`(select count(*)::int from reactions r where r.subject_type = c.subject_type and r.subject_id = c.subject_id and r.reaction = c.reaction
        and r.member_id = any(array(select b.blocked_id from blocks b where b.blocker_id = ${viewer}::uuid
          union all select b.blocker_id from blocks b where b.blocked_id = ${viewer}::uuid)))`

export interface Asked {
  readonly subject_type: string
  readonly subject_id: string
  readonly reaction: ReactionKind | undefined
}
const seen = (db: Db, viewer: string | null, { subject_type, subject_id, reaction }: Asked) => {
  const found = db
    .selectFrom('reactions as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .where('r.subject_type', '=', subject_type)
    .where('r.subject_id', '=', subject_id)
    .where(ownerVisibleTo(viewer, 'r.member_id'))
  return reaction ? found.where('r.reaction', '=', reaction) : found
}
export const reactionPage = (db: Db, viewer: string | null, asked: Asked, place: PagePosition<readonly [string]>) =>
  seen(db, viewer, asked)
    .select(['r.id', 'r.reaction', 'm.id as member_id', 'm.uid', 'm.username', 'm.full_name', 'm.image_url', 'm.created_at'])
    .where(beyond(['r.id'], 'desc', place))
    .orderBy('r.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export const reactionsCounted = (db: Db, viewer: string | null, asked: Asked) => seen(db, viewer, asked).select('r.id')

/** Nothing is felt any more about what is gone. */
export const forgetReactions = (tx: Tx, subject_type: string, ids: readonly string[]) =>
  tx
    .deleteFrom('reactions')
    .where('subject_type', '=', subject_type)
    .where(sql<SqlBool>`subject_id = any(${[...ids]}::uuid[])`)
    .execute()
