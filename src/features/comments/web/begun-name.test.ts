import { expect, test } from 'vitest'
import { begunName, withName } from './begun-name.ts'

test('a name is begun after a sign of its own, right before the cursor', () => {
  expect(begunName('see @yu', 7)).toEqual({ from: 4, typed: 'yu' })
  expect(begunName('@y', 2)).toEqual({ from: 0, typed: 'y' })
  expect(begunName('ben@example', 11)).toBeUndefined()
  expect(begunName('see @yu now', 11)).toBeUndefined()
  expect(begunName('see @', 5)).toBeUndefined()
})

test('the chosen name takes the place of the begun one', () => {
  expect(withName('see @yu now', { from: 4, typed: 'yu' }, 'yuki')).toEqual({ text: 'see @yuki now', cursor: 10 })
})
