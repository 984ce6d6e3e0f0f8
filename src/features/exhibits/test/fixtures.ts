import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann’s exhibition, to which ben goes as a participant and hands an exhibit in; cleo is its jury. */
    readonly exhibition: Id<'events'>
    readonly exhibit_place: Id<'participants'>
    readonly exhibit: Id<'exhibits'>
  }
}

export const fixtures: MakeFixtures = async ({ pool, ann, ben, cleo }) => {
  await pool.query("delete from events where type = 'Exhibition'")
  const { rows } = await pool.query<{ event_id: Id<'events'>; place: Id<'participants'>; exhibit: Id<'exhibits'> }>(
    `with e as (insert into events (user_id, type, mode, visibility, recurrence, duration_type, title, location, time_zone, start_date, end_date, status,
        published_at, next_starts_at, next_ends_at, last_ends_at)
      values ($1, 'Exhibition', 'In_Person', 'Open', 'Standard', 'timed', 'Salon', 'Town hall', 'Europe/Paris', '2031-05-03T10:00', '2031-05-03T18:00',
        'published', clock_timestamp(), '2031-05-03T08:00Z', '2031-05-03T16:00Z', '2031-05-03T16:00Z') returning id),
    o as (insert into event_occurrences (event_id, original_local, start_local, end_local, starts_at, ends_at)
      select id, '2031-05-03T10:00', '2031-05-03T10:00', '2031-05-03T18:00', '2031-05-03T08:00Z', '2031-05-03T16:00Z' from e returning id, event_id),
    p as (insert into participants (event_id, occurrence_id, user_id, status, role, code)
      select event_id, id, $2, 'Accepted', 'Participant', '23456789AD' from o returning id, event_id),
    j as (insert into exhibition_judges (event_id, user_id) select id, $3 from e),
    x as (insert into exhibits (event_id, participant_id, user_id, title, class, status)
      select event_id, id, $2, 'CANARY exhibit', 'traditional', 'entered' from p returning id, event_id, participant_id)
    select event_id, participant_id as place, id as exhibit from x`,
    [ann.id, ben.id, cleo.id],
  )
  const { event_id: exhibition, place: exhibit_place, exhibit } = rows[0]!
  return { exhibition, exhibit_place, exhibit }
}
