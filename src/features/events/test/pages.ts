import type { SlicePages } from '#test/support/slice-pages.ts'
import { events } from '../contract.ts'
import { held } from './drawn-up.ts'

export const pages: SlicePages = {
  addresses: {
    guest: [
      '/events/public',
      '/events/event-calendar',
      '/events/event-calendar?layout=list&day=2031-01-01',
      '/events/{fair}/show',
      '/events/{fair}/participants',
    ],
    ann: [
      '/events',
      '/events?type=Exhibition',
      '/events/create',
      '/events/{fair}/edit',
      '/events/{fair}/show',
      '/events/{fair}/participants',
      '/events/{fair}/check-in',
      '/events/participate-request/{fair}/{place}',
    ],
    ben: ['/join-events', '/events/{fair}/show', '/events/edit-participant/{fair}/{place}', '/events/event-calendar?month=2031-01'],
    cleo: ['/events/join/{fair}/{cleo}', '/events/{fair}/show?status=Accepted'],
  },
  async stock({ ann, ben, cleo, pool }) {
    await pool.query("update members set plan = 'premium' where id = $1 and plan = 'free'", [ann.id])
    const fair = await held(ann, {
      title: 'Bergen Winter Fair',
      recurrence: 'MultiDay',
      end_date: '2031-01-19T16:00',
      capacity: 40,
      schedule: [{ day: 1, time: '10:00', title: 'Fair opens', line: '', place: 'Hall' }],
    })
    const { participant } = await ben.gets(events.join, { event_id: fair.id, role: 'Participant' })
    return { fair: fair.id, place: participant.id, cleo: cleo.id }
  },
}
