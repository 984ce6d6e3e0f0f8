import { expect, test } from 'vitest'
import { checkSubqueries } from './subqueries.ts'
import { unclearColumns } from './subquery-columns.ts'

const schema = new Map([
  ['follows', new Set(['id', 'follower_id', 'followed_id', 'status'])],
  ['members', new Set(['id', 'full_name', 'is_away'])],
])
const unclear = (sql: string) => unclearColumns(sql, schema)

test('no query, no interpolated part of one and no function of the migrations leaves open whose column it means', () => {
  expect(checkSubqueries()).toEqual([])
})

test('a column that both the subquery and the query around it have is refused, also as the name of a function in from', () => {
  const ties = (column: string) =>
    `select id, coalesce((select f.status from follows f where f.follower_id = $1 and f.followed_id = ${column}), 'no') from unnest($2) id`
  expect(unclear(ties('id'))).toEqual(['id in a subquery names no table'])
  expect(unclear(ties('unnest.id'))).toEqual([])
  expect(unclear('select full_name from members m where exists (select from follows where followed_id = id)')).not.toEqual([])
  expect(unclear("select full_name from members m where exists (select from follows f where f.followed_id = m.id and status = 'x')")).toEqual([])
})

test('a column of the query around it says so, or a new column of the inner table would take its place', () => {
  expect(unclear('select (select status from follows where followed_id = members.id and is_away) from members')).toEqual([
    'is_away in a subquery names no table',
  ])
  expect(unclear('delete from members where id in (select id from gone)')).toEqual(['id in a subquery names no table'])
  expect(unclear('delete from members where id in (select gone.id from gone)')).toEqual([])
})

test('in a part of a query two columns without a table are not compared: what stands around it is not known', () => {
  expect(unclear('exists (select from follows where followed_id = id)')).toEqual(['followed_id = id in a subquery names no tables'])
  expect(unclear('exists (select from follows f where f.followed_id = members.id)')).toEqual([])
})

test('a common table expression and a table in from stand alone, a lateral one does not', () => {
  const inner = 'select id from follows where status = $1'
  expect(unclear(`with f as (${inner}) select id from members`)).toEqual([])
  expect(unclear(`select m.id from members m join (${inner}) f on f.id = m.id`)).toEqual([])
  expect(unclear(`with both as ((${inner}) union (${inner})) select m.id from members m`)).toEqual([])
  expect(unclear(`select m.id from members m cross join lateral (${inner}) f`)).toEqual(['id in a subquery names no table'])
})
