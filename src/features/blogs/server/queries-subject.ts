import { type SqlBool, sql } from 'kysely'
import type { CardContext, CardFace, SubjectReach } from '#server/slices/subject.ts'

export const draftReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from blog_drafts where blog_drafts.id = ${id} and blog_drafts.author_id = ${viewer}::uuid)`
export async function draftCards({ db }: CardContext, viewer: string | null, ids: readonly string[]): Promise<CardFace[]> {
  const { rows } = await sql<CardFace>`select d.id, d.title, d.summary as line, null as image_url from blog_drafts d
    where d.id = any(${[...ids]}::uuid[]) and d.author_id = ${viewer}::uuid`.execute(db)
  return rows
}
/** A draft is heard of by its author alone. */
export async function heardDrafts(db: CardContext['db'], ids: readonly string[], viewer: string | null): Promise<{ id: string }[]> {
  const { rows } = await sql<{
    id: string
  }>`select d.id from blog_drafts d where d.id = any(${[...ids]}::uuid[]) and d.author_id = ${viewer}::uuid`.execute(db)
  return rows
}
