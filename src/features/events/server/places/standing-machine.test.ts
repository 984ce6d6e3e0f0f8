import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { type EventId, events, type OccurrenceId } from '../../contract.ts'
import { answers, type ParticipantActor, type ParticipantStatus, participantStatuses, stepTo } from '../../rules.ts'
import { held } from '../../test/drawn-up.ts'

const world = useWorld()
let event_id: EventId
let occurrence_id: OccurrenceId
beforeAll(async () => {
  await world.pool.query("update members set plan = 'basic' where username = 'ann'")
  const event = await held(world.ann, { capacity: 1 })
  event_id = event.id
  occurrence_id = event.occurrences[0]!.id
})

/** Ben stands so; where somebody may wait, the place is another's. */
async function put(status: ParticipantStatus): Promise<string> {
  await world.pool.query('delete from participants where event_id = $1', [event_id])
  const { rows } = await world.pool.query<{ id: string }>(
    `insert into participants (event_id, occurrence_id, user_id, status, code, offered_until, waits_since, checked_in_at) values ($1, $2, $3, $4, '23456789AB',
      case when $4 = 'offered' then clock_timestamp() + interval '1 day' end, case when $4 = 'waitlisted' then clock_timestamp() end,
      case when $4 = 'checked_in' then clock_timestamp() end) returning id`,
    [event_id, occurrence_id, world.ben.id, status],
  )
  return rows[0]!.id
}
const fill = () =>
  world.pool.query("insert into participants (event_id, occurrence_id, user_id, status, code) values ($1, $2, $3, 'Accepted', '23456789AC')", [
    event_id,
    occurrence_id,
    world.cleo.id,
  ])
const stands = async (id: string) => (await world.pool.query('select status from participants where id = $1', [id])).rows[0].status

async function wrongIn(from: ParticipantStatus, to: (typeof answers)[number], who: Actor, by: ParticipantActor | 'stranger'): Promise<string[]> {
  const id = await put(from)
  // Nobody waits where a place is free.
  if (to === 'waitlisted' && from !== 'Accepted' && from !== 'offered' && from !== 'checked_in') await fill()
  const step = by === 'stranger' ? undefined : stepTo(from, to, by)
  const { status, text } = await who.ask(events.answer, { id: id as never, status: to })
  // Whoever has left the line of a free place is offered nothing.
  const now = await stands(id)
  const right = step ? [200] : [403, 404, 409]
  return right.includes(status) && now === (step ? to : from) ? [] : [`${from} to ${to} by ${by}: ${status} ${text.slice(0, 120)}, then ${now}`]
}

test('T1 B16 every standing × answer × actor, asked as those who may and those who may not', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  let cells = 0
  for (const from of participantStatuses)
    for (const to of answers)
      for (const [who, by] of [
        [world.ben, 'self'],
        [world.ann, 'organizer'],
        [world.cleo, 'stranger'],
      ] as const) {
        wrong.push(...(await wrongIn(from, to, who, by)))
        cells++
      }
  console.info(`T1 participants: ${cells} cells`)
  expect(wrong).toEqual([])
})
