import { expect, test } from 'vitest'
import { differences } from './differences.ts'

const piece = (name: string) => ({ stamp_item_id: name as never, unit: 'used' as const, name, line: '', image_url: null, value: 5, is_there: true })
const before = { give: [piece('Ceres'), piece('Penny Red')], receive: [piece('Junk')], coins_given: 40, coins_received: 0 }

test('what came, what went, and the coins', () => {
  expect(differences(before, before)).toEqual([])
  const now = { give: [piece('Ceres'), piece('Hermes')], receive: [piece('Junk'), piece('Zeppelin')], coins_given: 20, coins_received: 5 }
  expect(differences(before, now)).toEqual([
    { sign: '+', name: 'Hermes' },
    { sign: '+', name: 'Zeppelin' },
    { sign: '−', name: 'Penny Red' },
    { sign: '−', coins: 20 },
    { sign: '+', coins: 5 },
  ])
})
