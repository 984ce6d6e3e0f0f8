import { sql } from 'kysely'
import { blockedWith } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { SubjectKind } from '#server/slices/subject.ts'

/** Of these members, those who may know of the thing and hear of what this writer does: not themselves, and nobody who has muted or blocked them. */
export async function readersOf(tx: Tx, { reach }: SubjectKind, subject_id: string, writer: string, members: Iterable<string | null>) {
  const others = [...new Set(members)].filter((id) => id !== null && id !== writer)
  if (!others.length) return []
  const one = (id: string) => sql`select ${id}::uuid as id where ${reach(id, sql.ref('asked.id'))} and ${writer}::uuid <> all (${blockedWith(id)})
    and not exists (select from mutes m where m.muter_id = ${id}::uuid and m.muted_id = ${writer}::uuid)`
  const { rows } = await sql<{ id: Id<'members'> }>`select found.id from (values (${subject_id}::uuid)) as asked(id)
    cross join lateral (${sql.join(
      others.map((id) => one(id!)),
      sql` union all `,
    )}) found`.execute(tx)
  return rows.map(({ id }) => id)
}
