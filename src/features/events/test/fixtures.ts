import type { Pool } from 'pg'
import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import type { Actor } from '#test/support/cast.ts'
import { events } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann's events: one open to all, a private one, a draft. */
    readonly event: Id<'events'>
    readonly private_event: Id<'events'>
    readonly draft_event: Id<'events'>
    readonly private_occurrence: Id<'event_occurrences'>
    /** To the private one ben has asked to come, and a follower of ann comes. */
    readonly participant: Id<'participants'>
    readonly place: Id<'participants'>
    /** An event of ann with a price, and the place at it that ben has paid. */
    readonly paid_event: Id<'events'>
    readonly paid_place: Id<'participants'>
  }
}

const PARIS = 'Europe/Paris'
export const fixtures: MakeFixtures = async ({ pool, ann, ben }, { follower }) => {
  await pool.query('delete from events')
  const { rows } = await pool.query<{ id: Id<'events'>; title: string }>(
    `insert into events (user_id, type, mode, visibility, recurrence, duration_type, title, location, time_zone, start_date, end_date, status, published_at,
        next_starts_at, next_ends_at, last_ends_at)
      select $1, 'Event', 'In_Person', v, 'Standard', 'timed', t, 'Town hall', $2, '2031-05-03T10:00', '2031-05-03T18:00', s, clock_timestamp(), a, b, b
      from (values ('Open', 'Spring fair', 'published', '2031-05-03T08:00Z'::timestamptz, '2031-05-03T16:00Z'::timestamptz),
        ('Private', 'CANARY private evening', 'published', '2031-05-03T08:00Z', '2031-05-03T16:00Z'),
        ('Open', 'CANARY draft of a fair', 'draft', null, null)) as given(v, t, s, a, b) returning id, title`,
    [ann.id, PARIS],
  )
  const of = (word: string) => rows.find(({ title }) => title.includes(word))!.id
  const [event, private_event, draft_event] = [of('Spring'), of('private'), of('draft')]
  const dates = await pool.query<{ id: Id<'event_occurrences'>; event_id: string }>(
    `insert into event_occurrences (event_id, original_local, start_local, end_local, starts_at, ends_at)
      select id, '2031-05-03T10:00', '2031-05-03T10:00', '2031-05-03T18:00', '2031-05-03T08:00Z', '2031-05-03T16:00Z' from unnest($1::uuid[]) as e(id)
      returning id, event_id`,
    [[event, private_event]],
  )
  const private_occurrence = dates.rows.find((row) => row.event_id === private_event)!.id
  const { rows: places } = await pool.query<{ id: Id<'participants'>; status: string }>(
    `insert into participants (event_id, occurrence_id, user_id, status, message, code)
      values ($1, $2, $3, 'Pending', 'CANARY message', '23456789AB'), ($1, $2, $4, 'Accepted', '', '23456789AC') returning id, status`,
    [private_event, private_occurrence, ben.id, follower],
  )
  const [paid_event, paid_place] = await paid(pool, ann.id, ben)
  const placed = (status: string) => places.find((row) => row.status === status)!.id
  return { event, private_event, draft_event, private_occurrence, participant: placed('Pending'), place: placed('Accepted'), paid_event, paid_place }
}

/** What ann asks 5.00 for, and ben has bought. */
async function paid(pool: Pool, owner: string, ben: Actor) {
  const { rows } = await pool.query<{ id: Id<'events'> }>(
    `with e as (insert into events (user_id, type, mode, visibility, recurrence, duration_type, title, location, time_zone, start_date, end_date, status,
        published_at, next_starts_at, next_ends_at, last_ends_at, price, currency, refund_days)
      values ($1, 'Event', 'In_Person', 'Open', 'Standard', 'timed', 'Paid fair', 'Town hall', $2, '2031-05-10T10:00', '2031-05-10T18:00', 'published',
        clock_timestamp(), '2031-05-10T08:00Z', '2031-05-10T16:00Z', '2031-05-10T16:00Z', 500, 'USD', 7) returning id)
    insert into event_occurrences (event_id, original_local, start_local, end_local, starts_at, ends_at)
      select id, '2031-05-10T10:00', '2031-05-10T10:00', '2031-05-10T18:00', '2031-05-10T08:00Z', '2031-05-10T16:00Z' from e returning event_id as id`,
    [owner, PARIS],
  )
  const event_id = rows[0]!.id
  const { participant } = await ben.gets(events.buyTicket, { event_id, payment_method_id: 'pm_card_visa', expected_amount: 500 })
  return [event_id, participant.id] as const
}
