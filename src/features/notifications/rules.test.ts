import { expect, test } from 'vitest'
import { isWeekly, pushWords } from './rules.ts'

test('a locked screen says what kind of thing happened, and who and how much only if the member wants that', () => {
  const words = { subject: 'Ben offers $ 40.00', message: 'For your Penny Black. '.repeat(20), name: 'An offer for a listing' }
  expect(pushWords(words, false, 'Cachet')).toEqual({ title: 'Cachet', body: 'An offer for a listing' })
  const open = pushWords(words, true, 'Cachet')
  expect([open.title, [...open.body].length, open.body.at(-1)]).toEqual(['Ben offers $ 40.00', 160, '…'])
})

test('weekly summaries come on the Monday of the place', () => {
  const at = new Date('2026-11-22T23:30:00Z')
  expect([isWeekly(at, 'UTC'), isWeekly(at, 'Europe/Rome'), isWeekly(at, 'America/Lima')]).toEqual([false, true, false])
})
