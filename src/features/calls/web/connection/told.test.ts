import { expect, test } from 'vitest'
import { readTold } from './told.ts'

test('what another page of the call tells is read by its form, and nothing else is', () => {
  expect(readTold('{"told":"pointer","x":0.25,"y":1}')).toEqual({ told: 'pointer', x: 0.25, y: 1 })
  expect(readTold('{"told":"view","item":"a","picture":1,"turns":3}')).toEqual({ told: 'view', item: 'a', picture: 1, turns: 3 })
  for (const text of [
    '',
    'x',
    'null',
    '{"told":"pointer","x":9,"y":0}',
    '{"told":"pointer","x":"0","y":0}',
    '{"told":"loupe","x":0,"y":0,"zoom":1e9}',
  ])
    expect(readTold(text), text).toBeUndefined()
  expect(readTold(`{"told":"view","item":"${'a'.repeat(600)}","picture":1,"turns":0}`)).toBeUndefined()
})
