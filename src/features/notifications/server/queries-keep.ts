import { sql } from 'kysely'
import type { NoticeProperty } from '#kernel/notice.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'

export interface NewNotice {
  readonly member_id: Id<'members'>
  readonly type: string
  readonly actor_id: Id<'members'> | null
  readonly subject_type: string
  readonly subject_id: string
  readonly property: NoticeProperty
  /** Deduplication: an event delivered twice stores one notice. */
  readonly dedupe_key: string
  readonly group_key: string | null
}

/** Each with a row of its own. Returns the members whose notice was new. */
export async function keepNotices(tx: Tx, notices: readonly NewNotice[]): Promise<Id<'members'>[]> {
  const { rows } = await sql<{ member_id: Id<'members'> }>`
    insert into notifications (member_id, type, actor_id, subject_type, subject_id, property, dedupe_key)
    select member_id, type, actor_id, subject_type, subject_id, property, dedupe_key from ${recordset(notices)}
    on conflict do nothing returning member_id`.execute(tx)
  return rows.map((row) => row.member_id)
}

/**
 * In the open row of their group: the first opens it, each further actor joins it and brings it to the top.
 * Rows are taken in the order of members and groups: two transactions that tell the same members wait, and never for each other.
 */
export async function keepGrouped(tx: Tx, notices: readonly NewNotice[]): Promise<Id<'members'>[]> {
  const { rows } = await sql<Joined>`
    with told as (
      select distinct on (n.member_id, n.dedupe_key) n.* from ${recordset(notices)}
      where not exists (select from notification_actors a where a.member_id = n.member_id and a.dedupe_key = n.dedupe_key)
        and not exists (select from notifications o where o.member_id = n.member_id and o.dedupe_key = n.dedupe_key)
      order by n.member_id, n.dedupe_key
    ), opened as (
      insert into notifications (member_id, type, actor_id, subject_type, subject_id, property, dedupe_key, group_key)
      select distinct on (member_id, group_key) member_id, type, actor_id, subject_type, subject_id, property, 'group ' || uuidv7(), group_key
      from told order by member_id, group_key
      on conflict (member_id, group_key) where read_at is null and deleted_at is null and group_key is not null
      do update set group_key = excluded.group_key returning id, member_id, group_key
    )
    insert into notification_actors (member_id, notification_id, actor_id, dedupe_key, subject_type, subject_id, property)
    select t.member_id, o.id, t.actor_id, t.dedupe_key, t.subject_type, t.subject_id, t.property from told t join opened o on o.member_id = t.member_id and o.group_key = t.group_key
    on conflict do nothing returning member_id, notification_id, dedupe_key`.execute(tx)
  if (rows.length) await toTheTop(tx, rows, notices)
  return rows.map((row) => row.member_id)
}

interface Joined {
  readonly member_id: Id<'members'>
  readonly notification_id: string
  readonly dedupe_key: string
}
/** Each row tells of the latest that has joined it. */
async function toTheTop(tx: Tx, joined: readonly Joined[], notices: readonly NewNotice[]): Promise<void> {
  const order = new Map(notices.map((one, at) => [keyOf(one), at]))
  const inOrder = joined.toSorted((a, b) => order.get(keyOf(a))! - order.get(keyOf(b))!)
  const latest = new Map(inOrder.map((one) => [one.notification_id, notices[order.get(keyOf(one))!]!]))
  const now = [...latest].map(([notification_id, { actor_id, property, subject_type, subject_id }]) => ({
    ...{ notification_id, actor_id, property, subject_type, subject_id },
  }))
  await sql`update notifications n set actor_id = t.actor_id, property = t.property, subject_type = t.subject_type, subject_id = t.subject_id,
      place = uuidv7(), created_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(now)}::jsonb)
      as t(notification_id uuid, actor_id uuid, property jsonb, subject_type text, subject_id uuid) where n.id = t.notification_id`.execute(tx)
}

const keyOf = ({ member_id, dedupe_key }: Pick<NewNotice, 'member_id' | 'dedupe_key'>) => `${member_id} ${dedupe_key}`

const recordset = (notices: readonly NewNotice[]) => sql`jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
  as n(member_id uuid, type text, actor_id uuid, subject_type text, subject_id uuid, property jsonb, dedupe_key text, group_key text)`
