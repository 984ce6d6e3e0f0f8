import { expect, test } from 'vitest'
import { checkTableReads, UPWARD, upwardReads } from './table-reads.ts'

const file = (path: string, text: string) => ({ path: `src/features/${path}`, text })
const TAGS = [
  file('below/server/privacy.ts', "export const tags = tagged({\n  stones: { of: 'nobody', columns: {} },\n})"),
  file('above/server/privacy.ts', "export const tags = tagged({\n  houses: { of: 'nobody', columns: {} },\n})"),
]
const ORDER = ['below', 'above']
const reads = (slice: string, text: string, excepted = {}) => upwardReads([...TAGS, file(`${slice}/server/queries.ts`, text)], ORDER, excepted)

test('a statement that names a table of an upper slice is found, in the builder and in SQL', () => {
  for (const text of [
    "db.selectFrom('houses as h').selectAll()",
    "db.selectFrom('stones').innerJoin('houses', 'a', 'b')",
    'sql`select * from stones join houses on true`',
    'sql`delete from stones using houses`',
    "tx.updateTable('houses').set({})",
  ])
    expect(reads('below', text), text).toEqual([expect.stringContaining('below/server/queries.ts names houses, which belongs to above above below')])
})

test('what lies below, what is one’s own and what is said in a comment is not', () => {
  expect(reads('above', "db.selectFrom('stones').innerJoin('houses', 'a', 'b')")).toEqual([])
  expect(reads('below', "// from houses\ndb.selectFrom('stones')")).toEqual([])
  expect(reads('below', 'sql`select houses from stones`')).toEqual([])
})

test('an exception holds for its slice and table alone, and one that nothing needs is named', () => {
  expect(reads('below', "db.selectFrom('houses')", { 'below → houses': 'a reason' })).toEqual([])
  expect(reads('below', "db.selectFrom('stones')", { 'below → houses': 'a reason' })).toEqual([expect.stringContaining('which nothing does')])
})

test('the project names upward only what it gives a reason for', () => {
  expect(checkTableReads()).toEqual([])
  for (const reason of Object.values(UPWARD)) expect(reason.length).toBeGreaterThan(5)
})
