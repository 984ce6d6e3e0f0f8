import { expect, test } from 'vitest'
import { conditionsFrom, gradesFrom } from './rules.ts'

const grade = (code: string, sort: number, parent: string | null = null, symbol: string | null = null) => ({ code, sort, parent, symbol })
const grades = {
  stamps: [grade('XF', 40), grade('VF', 60), grade('F', 80)],
  coins: [
    grade('MS-63', 330, 'sheldon', '63'),
    grade('MS-65', 350, 'sheldon', '65'),
    grade('PR-64', 450, 'sheldon', '64'),
    grade('de_vz', 930, 'de'),
  ],
}

test('a condition lets in itself and what is better; any unused one lets in all that are unused', () => {
  expect(conditionsFrom('MNH')).toEqual(['MNH'])
  expect(conditionsFrom('MH')).toEqual(['MNH', 'MLH', 'MH'])
  expect(conditionsFrom('MINT')).toContain('NGAI')
  expect(conditionsFrom('MHR')).not.toContain('MINT')
})

test('a grade lets in what is as good: of stamps by their order, of coins by Sheldon’s numbers; other scales are none', () => {
  expect(gradesFrom('VF', grades)).toEqual(['XF', 'VF'])
  expect(gradesFrom('MS-63', grades)).toEqual(['MS-63', 'MS-65', 'PR-64'])
  expect(gradesFrom('MS-65', grades)).toEqual(['MS-65'])
  expect([gradesFrom('de_vz', grades), gradesFrom('nonsense', grades)]).toEqual([undefined, undefined])
})
