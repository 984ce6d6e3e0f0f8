import { expect, test } from 'vitest'
import { isEditable, mayAskAgain, type WriteFacts, wayToWrite } from './rules.ts'

const facts = (more: Partial<WriteFacts>): WriteFacts => ({
  ...{ status: 'none', is_asked: false, is_known: false, who_may_write: 'anyone', about_listing: false },
  ...more,
})

test('whoever is known opens a conversation, a stranger asks, and waits; whoever was asked answers', () => {
  expect(wayToWrite(facts({}))).toBe('ask')
  expect(wayToWrite(facts({ is_known: true }))).toBe('open')
  expect(wayToWrite(facts({ status: 'Requested' }))).toBe('waiting')
  expect(wayToWrite(facts({ status: 'Requested', is_known: true }))).toBe('meet')
  expect(wayToWrite(facts({ status: 'Requested', is_asked: true }))).toBe('answer')
  expect(wayToWrite(facts({ status: 'Open' }))).toBe('send')
})

test('whoever was declined reads the same as whoever waits, and a seller can change their mind', () => {
  expect(wayToWrite(facts({ status: 'Declined' }))).toBe(wayToWrite(facts({ status: 'Requested' })))
  expect(wayToWrite(facts({ status: 'Declined', is_asked: true }))).toBe('answer')
  expect(wayToWrite(facts({ status: 'Declined', is_known: true }))).toBe('meet')
})

test('a member who hears only from people they know can still be asked about a listing', () => {
  expect(wayToWrite(facts({ who_may_write: 'known' }))).toBe('closed')
  expect(wayToWrite(facts({ who_may_write: 'known', about_listing: true }))).toBe('ask')
  expect(wayToWrite(facts({ who_may_write: 'known', is_known: true }))).toBe('open')
})

const day = (n: number) => new Date(Date.UTC(2026, 10, n))
test('twenty requests a day, and five while the account is a week old', () => {
  expect([mayAskAgain(19, day(1), day(20)), mayAskAgain(20, day(1), day(20))]).toEqual([true, false])
  expect([mayAskAgain(4, day(15), day(20)), mayAskAgain(5, day(15), day(20))]).toEqual([true, false])
})

test('a message can be changed for fifteen minutes', () => {
  const later = (minutes: number, seconds = 0) => new Date(day(1).getTime() + minutes * 60_000 + seconds * 1_000)
  expect([isEditable(day(1), later(15)), isEditable(day(1), later(15, 1))]).toEqual([true, false])
})
