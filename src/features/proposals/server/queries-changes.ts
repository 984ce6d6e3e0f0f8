import { sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Facts } from '../rules.ts'

export interface Acceptance {
  readonly entry_id: Id<'catalogue_entries'>
  readonly proposal_id: Id<'catalogue_proposals'>
  readonly kind: 'new' | 'correction'
  readonly proposed_by: Id<'members'>
  readonly decided_by: Id<'members'> | null
  readonly changed_at: Date
}

/** A row of the change log for each field. */
export async function keepChanges(tx: Tx, of: Acceptance, before: Facts, given: Facts) {
  const fields = Object.keys(given)
  const values = fields.map((field) => ({
    ...of,
    field,
    old: sql<never>`${JSON.stringify(before[field] ?? null)}::jsonb`,
    new: sql<never>`${JSON.stringify(given[field] ?? null)}::jsonb`,
  }))
  await tx.insertInto('catalogue_changes').values(values).execute()
}

export interface ChangeRow {
  readonly proposal_id: string
  readonly kind: string
  readonly proposed_by: Id<'members'>
  readonly decided_by: string | null
  readonly changed_at: Date
  readonly at: string
  readonly fields: readonly { field: string; old: unknown; new: unknown }[]
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly member_since: Date
  readonly shown: boolean
}

/** Acceptances of an entry, each with its fields in the order of the form. */
export async function changesOf(
  db: Db,
  viewer: string | null,
  entry_id: string,
  { after, offset, limit }: PagePosition<readonly [string, string]>,
): Promise<ChangeRow[]> {
  const further = after ? sql`and (changed_at, proposal_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``
  const { rows } = await sql<ChangeRow>`
    select c.*, c.changed_at::text as at, m.uid, m.username, m.full_name, m.image_url, m.created_at as member_since, ${ownerVisibleTo(viewer, 'm.id')} as shown
    from (select proposal_id, kind, proposed_by, decided_by, changed_at, jsonb_agg(jsonb_build_object('field', field, 'old', old, 'new', new)) as fields
      from catalogue_changes where entry_id = ${entry_id}::uuid ${further}
      group by changed_at, proposal_id, kind, proposed_by, decided_by order by changed_at desc, proposal_id desc limit ${limit} offset ${offset}) c
    join members m on m.id = c.proposed_by order by c.changed_at desc, c.proposal_id desc`.execute(db)
  return rows
}
