import { expect, test } from 'vitest'
import { hintOf, isFresh } from './hint.ts'

const told = { conversation_id: 'c', member_id: 'ann', seq: 4, is_request: false, sent_at: '2026-11-24T10:00:00.000Z' }

test('a message of somebody else is news for eighteen seconds; one’s own, and other events, are none', () => {
  const hint = hintOf(told, 'ben')!
  expect([hint.seq, hintOf(told, 'ann'), hintOf({ typing: 'ann' }, 'ben')]).toEqual([4, undefined, undefined])
  const after = (seconds: number) => Date.parse(told.sent_at) + seconds * 1_000
  expect([isFresh(hint, after(-60)), isFresh(hint, after(18)), isFresh(hint, after(19))]).toEqual([true, true, false])
})
