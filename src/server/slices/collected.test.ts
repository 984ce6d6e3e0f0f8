import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { slice } from '../operations/slice.ts'
import { collected } from './collected.ts'
import { notice } from './notice.ts'
import { registered } from './subject.ts'

const declares = (name: string, type: string) =>
  slice(
    name,
    {},
    {
      handlers: {},
      notices: [notice({ type, section: 'account', channels: { in_app: 'choice', mail: 'never' }, texts: { name: 'A', line: 'B' } })],
      subjects: [registered({ type, name: 'One', path: (id) => `/${name}/${id}` }, { uses: [], reach: () => sql`false`, cards: async () => [] })],
    },
  )

test('what slices bring is found by its name, notices of the upper slices first', () => {
  const { notices, subjects } = collected([declares('below', 'one'), declares('above', 'two')])
  expect([...notices.keys()]).toEqual(['two', 'one'])
  expect(subjects.get('one')!.path('7')).toBe('/below/7')
})

test('two that call themselves the same do not start', () => {
  expect(() => collected([declares('below', 'one'), declares('above', 'one')])).toThrow('declared twice: one')
})

test('two that count a subject under one name do not start; the same name for another subject is another count', () => {
  const counts = (name: string, of: string) =>
    slice(name, {}, { handlers: {}, subjectCounts: [{ of, name: 'for_sale', count: () => sql`select 1` }] })
  expect(() => collected([counts('below', 'entry'), counts('above', 'entry')])).toThrow(
    'the count of a subject entry.for_sale is declared by two slices',
  )
  expect(collected([counts('below', 'entry'), counts('above', 'store')]).subjectCounts).toHaveLength(2)
})
