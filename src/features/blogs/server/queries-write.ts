import { sql } from 'kysely'
import { isPresent } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { DraftId } from '../contract.ts'
import { MOST_VERSIONS, VERSION_MINUTES } from '../rules.ts'
import type { DraftRow } from './queries.ts'

export interface GivenDraft {
  readonly title: string
  readonly summary: string
  /** A tree as JSON, read by the rules. */
  readonly content: string
  readonly cover_media_id: Id<'medias'> | null
  readonly cover_alt: string
  readonly tags: readonly string[]
  readonly is_news: boolean
}
const columns = ({ tags, ...given }: GivenDraft) => ({ ...given, tags: [...tags] })
export async function keepDraft(tx: Tx, author_id: Id<'members'>, club_id: Id<'clubs'> | null, given: GivenDraft): Promise<DraftId> {
  const row = { author_id, club_id, ...columns(given) }
  return (await tx.insertInto('blog_drafts').values(row).returning('id').executeTakeFirstOrThrow()).id
}
export const saveDraft = (tx: Tx, id: DraftId, given: GivenDraft) =>
  tx
    .updateTable('blog_drafts')
    .set({ ...columns(given), version: sql<number>`version + 1`, is_changed: true, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
export const countDrafts = async (tx: Tx, author_id: Id<'members'>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from blog_drafts where author_id = ${author_id} and post_id is null`.execute(tx)
  return rows[0]!.n
}

/** Keeps the text that is about to be replaced: always, or when the last one is some minutes old; the oldest go. */
export async function keepVersion(tx: Tx, { id, version, title, summary, content, updated_at }: DraftRow, always: boolean) {
  const kept = await sql`insert into blog_versions (draft_id, version, title, summary, content, saved_at)
    select ${id}::uuid, ${version}::int, ${title}, ${summary}, ${content}::jsonb, ${updated_at}::timestamptz
    where ${always} or not exists (select from blog_versions v where v.draft_id = ${id}::uuid
      and v.saved_at > clock_timestamp() - make_interval(mins => ${sql.lit(VERSION_MINUTES)}))
    on conflict do nothing returning version`.execute(tx)
  if (kept.rows.length)
    await sql`delete from blog_versions where draft_id = ${id}::uuid and version not in (select v.version from blog_versions v
      where v.draft_id = ${id}::uuid order by v.version desc limit ${MOST_VERSIONS})`.execute(tx)
}

export const setTime = (tx: Tx, id: DraftId, publish_at: Date | null) =>
  tx.updateTable('blog_drafts').set({ publish_at }).where('id', '=', id).execute()
export const dropDraft = (tx: Tx, id: DraftId) => tx.deleteFrom('blog_drafts').where('id', '=', id).execute()

/** Readers have this text now. */
export async function markPublished(tx: Tx, { id, content }: Pick<DraftRow, 'id' | 'content'>, post_id: Id<'posts'>) {
  await tx.updateTable('blog_drafts').set({ post_id, is_changed: false, publish_at: null }).where('id', '=', id).execute()
  await tx
    .insertInto('blog_articles')
    .values({ post_id, content })
    .onConflict((on) => on.column('post_id').doUpdateSet({ content }))
    .execute()
}

/** Whether somebody may still publish when the time has come: they are there, and their plan lets them. */
export async function mayPublish(tx: Tx, author_id: Id<'members'>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select exists (select from members m join plan_permissions pp on pp.plan = m.plan
    where m.id = ${author_id}::uuid and pp.permission = 'blogs.crud' and ${isPresent('m')}) as may`.execute(tx)
  return rows[0]!.may
}
