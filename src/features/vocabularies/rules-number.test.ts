import { expect, test } from 'vitest'
import { catalogueNumberOf } from './rules-number.ts'

const symbols = new Map([
  ['sg', 'stanley_gibbons'],
  ['mi', 'michel'],
  ['michel', 'michel'],
  ['sc', 'scott'],
  ['scott', 'scott'],
  ['yt', 'yvert'],
  ['p', 'pick'],
  ['km', 'km'],
])
const read = (typed: string) => {
  const found = catalogueNumberOf(symbols, typed)
  return found && [found.type, ...found.numbers]
}

test('a number is read however its catalogue is written', () => {
  expect(read('SG 12a')).toEqual(['stanley_gibbons', '12a', '12 a', '12A', '12 A'])
  expect(read('Mi 34 II')).toEqual(['michel', '34ii', '34 ii', '34II', '34 II'])
  expect(read('Mi.-Nr. 34')).toEqual(['michel', '34'])
  expect(read('Michel No. 34')).toEqual(['michel', '34'])
  expect(read('Scott #C3a')).toEqual(['scott', 'c3a', 'c3 a', 'c3A', 'c3 A', 'C3a', 'C3 a', 'C3A', 'C3 A'])
  expect(read('Stanley Gibbons 43')).toEqual(['stanley_gibbons', '43'])
  expect(read('скотт № 240')).toEqual(['scott', '240'])
  expect(read('米歇尔 506')).toEqual(['michel', '506'])
  expect(read('km110')).toEqual(['km', '110'])
})

test('other text is no number', () => {
  for (const typed of ['', 'sg', 'penny 3', 'pin 3', 'scott', 'scotland 1840', 'mi vida', 'sg 12345678', '1840', 'michelangelo 5'])
    expect(read(typed)).toBeUndefined()
})
