import { expect, test } from 'vitest'
import { compared } from './compare-address.ts'

const id = (n: number) => `0199${n}000-0000-7000-8000-000000000000`
const read = (query: string) => compared({ query: new URLSearchParams(query) })

test('ids are read one by one or with commas, each once, and no more than four; what is none is ignored', () => {
  expect(read(`ids=${id(1)}&ids=${id(2)}&ids=${id(1)}`)).toEqual({ asked: { ids: [id(1), id(2)] }, more: false })
  expect(read(`ids=${id(1)},${id(2)},x`).asked.ids).toEqual([id(1), id(2)])
  const five = read([1, 2, 3, 4, 5].map((n) => `ids=${id(n)}`).join('&'))
  expect([five.asked.ids.length, five.more]).toEqual([4, true])
  expect(read('')).toEqual({ asked: { ids: [] }, more: false })
})
