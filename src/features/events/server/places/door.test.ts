import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { events } from '../../contract.ts'
import { held } from '../../test/drawn-up.ts'

const world = useWorld()

test('whoever holds other events runs none of ann’s: edits, answers, invitations and the door are hers', async () => {
  const { ann, ben, cleo } = world
  await world.pool.query("update members set plan = 'basic' where username in ('ann', 'cleo')")
  const { id, occurrences } = await held(ann)
  const { participant } = await ben.gets(events.join, { event_id: id })
  const occurrence_id = occurrences[0]!.id
  const codes = await Promise.all([
    cleo.ask(events.edit, { id, title: 'Mine' }),
    cleo.ask(events.cancel, { id }),
    cleo.ask(events.reschedule, { id, occurrence_id, start_date: '2031-01-19T10:00', end_date: '2031-01-19T12:00' }),
    cleo.ask(events.invite, { id, user_id: ben.id }),
    cleo.ask(events.checkIn, { id, code: participant.code! }),
    cleo.ask(events.remove, { id }),
  ])
  expect(codes.map(({ code }) => code)).toEqual(Array(6).fill('event.not_yours'))
  expect((await cleo.ask(events.leave, { id: participant.id })).code).toBe('participant.not_found')
})
