import { expect, test } from 'vitest'
import { ERASED_MEMBER_NAME } from '#kernel/people/erased-member.ts'
import { openResponseCache } from './response-cache.ts'

/** A fake row with a price; its mark is increased with every change. */
function openRow() {
  const row = { price: 5, mark: 1, made: 0, asked: 0, marked: 0 }
  let now = 1
  const standing = openResponseCache(() => now)
  const etag = async () => {
    row.marked++
    return async () => {
      row.asked++
      return `${row.mark}`
    }
  }
  const ask = async (key = 'price') => {
    const told = await standing<never>(key, etag, async (stands) => {
      row.made++
      const { mark, price } = row
      stands(`${mark}`)
      return { status: 200, text: `{"price":${price}}` }
    })
    return told.text
  }
  const set = (price: number) => Object.assign(row, { price, mark: row.mark + 1 })
  return { row, ask, set, later: (ms: number) => (now += ms), standing }
}

test('an answer is kept when it is asked for the second time, and then its mark is asked each time', async () => {
  const { row, ask } = openRow()
  for (let times = 0; times < 5; times++) expect(await ask()).toBe('{"price":5}')
  expect(row).toMatchObject({ made: 2, asked: 3, marked: 1 })
})

test('questions that are asked only once do not push out one that is asked often', async () => {
  const { row, ask, standing } = openRow()
  for (let times = 0; times < 2; times++) await ask()
  const large = { status: 200, text: 'x'.repeat(500_000) }
  const alone = async (stands: (mark: string) => void) => {
    stands('1')
    return large
  }
  for (let nth = 0; nth < 60; nth++) await standing(`once ${nth}`, async () => async () => '1', alone)
  await ask()
  expect(row.made).toBe(2)
})

test('what has changed is told to the very next one who asks', async () => {
  const { row, ask, set } = openRow()
  await ask()
  await ask()
  set(7)
  expect(await ask()).toBe('{"price":7}')
  set(9)
  expect([await ask(), await ask()]).toEqual(['{"price":9}', '{"price":9}'])
  expect(row.made).toBe(4)
})

test('one question’s answer is not another’s, and after a minute it is made anew', async () => {
  const { row, ask, later } = openRow()
  for (const key of ['to ann', 'to ben']) for (let times = 0; times < 3; times++) await ask(key)
  expect(row.made).toBe(4)
  later(60_001)
  await ask('to ann')
  expect(row.made).toBe(5)
})

test('an answer without a mark, a refusal, and one that names somebody who was erased are made each time', async () => {
  const { standing } = openRow()
  let made = 0
  const thrice = async (key: string, answer: object, mark?: string) => {
    made = 0
    for (let times = 0; times < 3; times++) {
      const told = await standing<object>(
        key,
        async () => async () => 'same',
        async (stands) => {
          made++
          if (mark) stands(mark)
          return answer
        },
      )
      expect(told).toEqual(answer)
    }
    return made
  }
  expect(await thrice('unmarked', { status: 200, text: '{}' })).toBe(3)
  expect(await thrice('refused', { refused: 'product.not_found' }, 'same')).toBe(3)
  expect(await thrice('erased', { status: 200, text: `{"name":"${ERASED_MEMBER_NAME}"}` }, 'same')).toBe(3)
})

test('an answer that tells the time is kept, and tells the time of each question', async () => {
  const standing = openResponseCache(() => 1)
  const row = { at: new Date('2026-11-28T10:00:00.000Z'), made: 0 }
  const ask = () =>
    standing<never>(
      'lots',
      async () => async () => ({ mark: '1', moment: row.at }),
      async (stands) => {
        row.made++
        stands('1')
        return { status: 200, text: `{"name":"\\"server_time\\":\\"","server_time":"${row.at.toISOString()}","é":1}` }
      },
    )
  const first = await ask()
  const kept = await ask()
  row.at = new Date('2026-11-28T10:00:30.500Z')
  const later = await ask()
  expect(later).toMatchObject({ status: 200, keptAs: kept, moment: row.at })
  expect(later.text).toBe(first.text.replace('10:00:00.000Z', '10:00:30.500Z'))
  expect(later.bytes!.toString()).toBe(later.text)
  expect([kept.text, row.made]).toEqual([first.text, 2])
})
