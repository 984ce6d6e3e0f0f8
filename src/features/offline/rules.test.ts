import { expect, test } from 'vitest'
import { isExpired, merge, type UnitFacts, unitOf } from './rules.ts'

const penny: UnitFacts = {
  ...{ name: 'Penny black', status: 'PRIVATE', country: 'GB', year_issued: 1840, denomination: '1d', condition: 'U', grade: 'F', quality: null },
  ...{ gum: null, color: null, perforation: '', tags: ['old'], storage_place: 'box 1', description: '', private_note: '' },
  ...{ purchase_price: null, purchase_currency: null, purchase_date: null, mint: 0, used: 2 },
}
const set = (unit: 'storage_place' | 'grading', value: UnitFacts, base: UnitFacts = penny) => ({ unit, value, base: unitOf(unit, base) })

test('an edit of a unit that nobody has changed goes in, and leaves the other units alone', () => {
  const present = { ...penny, name: 'Penny black, plate 1a' }
  expect(merge(present, set('storage_place', { storage_place: 'box 2' }))).toEqual({
    outcome: 'applied',
    next: { ...present, storage_place: 'box 2' },
  })
})

test('an edit of a unit that was changed meanwhile stays outside, and the present value stays', () => {
  const present = { ...penny, storage_place: 'safe' }
  expect(merge(present, set('storage_place', { storage_place: 'box 2' }))).toEqual({ outcome: 'conflict', next: present, reason: 'changed' })
})

test('the same value from two devices is no conflict', () => {
  const present = { ...penny, storage_place: 'box 2' }
  expect(merge(present, set('storage_place', { storage_place: 'box 2' })).outcome).toBe('already')
})

test('condition, grade, soundness and gum are never mixed of two devices', () => {
  const present = { ...penny, gum: 'OG' }
  const better = { condition: 'U', grade: 'VF', quality: null, gum: null }
  expect(merge(present, set('grading', better))).toEqual({ outcome: 'conflict', next: present, reason: 'changed' })
})

test('pieces of two devices add up, and what a rule bars or there is not is refused with its reason', () => {
  const add = (used: number) => ({ unit: 'used' as const, base: { used: 2 }, value: { used } })
  const once = merge(penny, add(1)).next
  expect(merge(once, add(3)).next).toMatchObject({ used: 6 })
  expect(merge(penny, add(-3))).toEqual({ outcome: 'refused', next: penny, reason: 'stamp_item.quantity' })
  expect(merge(penny, add(-1), () => 'stamp_item.committed')).toEqual({ outcome: 'refused', next: penny, reason: 'stamp_item.committed' })
})

test('an item that was changed meanwhile is not deleted, and an edit of a deleted item is kept as a conflict', () => {
  const remove = { unit: 'removed' as const, base: unitOf('removed', penny), value: {} }
  expect(merge(penny, remove)).toEqual({ outcome: 'applied', next: null })
  expect(merge({ ...penny, name: 'Rare' }, remove)).toMatchObject({ outcome: 'conflict', next: { name: 'Rare' } })
  expect(merge(null, remove).outcome).toBe('already')
  expect(merge(null, set('storage_place', { storage_place: 'box 2' }))).toEqual({ outcome: 'conflict', next: null, reason: 'removed' })
})

test('a copy is over after 14 days without the server, and when the clock was set back', () => {
  const now = Date.parse('2026-11-23T08:00:00Z')
  const days = (n: number) => now - n * 86_400_000
  expect([isExpired(days(13.9), now), isExpired(days(14.1), now), isExpired(days(-0.5), now), isExpired(days(-1.1), now)]).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect([isExpired(days(-3_650), now), isExpired(days(3_650), now)]).toEqual([true, true])
})
