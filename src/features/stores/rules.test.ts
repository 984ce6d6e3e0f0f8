import { expect, test } from 'vitest'
import { wrongVacation } from './rules.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

test('a vacation has both dates, ends ahead, and lasts thirty days at most', () => {
  expect(wrongVacation({ away_from: null, away_until: null }, at(10))).toBeUndefined()
  expect(wrongVacation({ away_from: at(9), away_until: at(20) }, at(10))).toBeUndefined()
  expect(wrongVacation({ away_from: at(1), away_until: at(31) }, at(10))).toBeUndefined()
  expect(wrongVacation({ away_from: at(1), away_until: at(32) }, at(10))).toMatchObject({ refused: 'store.vacation_long' })
  for (const wrong of [
    { away_from: at(11), away_until: null },
    { away_from: null, away_until: at(11) },
    { away_from: at(12), away_until: at(12) },
    { away_from: at(1), away_until: at(10) },
  ])
    expect(wrongVacation(wrong, at(10))).toMatchObject({ refused: 'store.vacation' })
})
