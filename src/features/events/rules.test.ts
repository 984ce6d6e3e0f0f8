import { expect, test } from 'vitest'
import { answersOf, kindOf, offerEnds, placesFor, reminderAfter, statusAt, stepTo } from './rules.ts'

const at = (iso: string) => new Date(`2027-01-10T${iso}:00Z`)

test('the kind follows from type and mode, and from taking part', () => {
  expect([kindOf('Event', 'In_Person', false), kindOf('Exhibition', 'Virtual', false), kindOf('Event', 'In_Person_And_Virtual', false)]).toEqual([
    'Inperson_Event',
    'Virtual_Exhibition',
    'Inperson_Event',
  ])
  expect(kindOf('Exhibition', 'Virtual', true)).toBe('Participated')
})

test('Future, Active and Closed are read from the clock; equality with the end is closed', () => {
  const event = { status: 'published' as const, next_starts_at: at('10:00'), next_ends_at: at('12:00') }
  expect([at('09:59'), at('10:00'), at('11:59'), at('12:00')].map((now) => statusAt(event, now))).toEqual(['Future', 'Active', 'Active', 'Closed'])
  expect(statusAt({ ...event, status: 'cancelled' }, at('11:00'))).toBe('cancelled')
})

test('an offer lives a day, ends two hours before the start, and is not made later', () => {
  expect(offerEnds(at('00:00'), at('23:00'))?.toISOString()).toBe('2027-01-10T21:00:00.000Z')
  expect(offerEnds(at('00:00'), new Date('2027-01-20T00:00:00Z'))?.toISOString()).toBe('2027-01-11T00:00:00.000Z')
  expect(offerEnds(at('21:00'), at('23:00'))).toBeUndefined()
})

test('places go down the line to whoever fits; a large party keeps its rank', () => {
  const line = [{ party_size: 3 }, { party_size: 1 }, { party_size: 2 }, { party_size: 1 }]
  expect(placesFor(line, 2).map(({ party_size }) => party_size)).toEqual([1, 1])
  expect(placesFor(line, 0)).toEqual([])
})

test('reminders come a day and an hour before, as far as there is time', () => {
  expect(reminderAfter(at('00:00'), new Date('2027-01-12T00:00:00Z'))?.toISOString()).toBe('2027-01-11T00:00:00.000Z')
  expect(reminderAfter(at('00:00'), at('12:00'))?.toISOString()).toBe('2027-01-10T11:00:00.000Z')
  expect(reminderAfter(at('11:30'), at('12:00'))).toBeNull()
})

test('B16 nobody accepts themselves, and whoever was turned down comes in by invitation alone', () => {
  expect(stepTo('Pending', 'Accepted', 'self')).toBeUndefined()
  expect(answersOf('Rejected', 'self')).toEqual([])
  expect(stepTo('Rejected', 'Invited', 'organizer')?.action).toBe('invite')
})
