import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { SubjectReach } from '#server/slices/subject.ts'

export const proposalReach: SubjectReach = (viewer, id) => sql<SqlBool>`exists (select from catalogue_proposals p where p.id = ${id}
  and (p.proposer_id = ${viewer}::uuid or p.status <> 'Withdrawn' and ${ownerVisibleTo(viewer, 'p.proposer_id')}))`
