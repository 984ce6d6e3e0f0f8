import { expect, test } from 'vitest'
import { GUEST } from '#web/browser/local-storage.ts'
import { fateOf } from './fate.ts'

const trace = { member_id: 'ann', from: 100, until: 200 }

test('ann’s copy stays while she is signed in and its time lasts, and goes when ben signs in on her device', () => {
  expect([fateOf(trace, 'ann', 150), fateOf(trace, 'ben', 150)]).toEqual(['stays', 'goes'])
})

test('without a session, after its time, and with a clock that was set back nothing of it can be read', () => {
  expect([fateOf(trace, GUEST, 150), fateOf(trace, 'ann', 201), fateOf(trace, 'ann', 99)]).toEqual(['hidden', 'hidden', 'hidden'])
})
