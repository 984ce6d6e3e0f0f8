import { afterEach, expect, test, vi } from 'vitest'
import { openPool } from '#server/db.ts'
import { quietPort } from '#test/ports.ts'
import { tell } from '../tell.ts'

const said = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => said.mockClear())

test('a database that is away is one line, a fault of ours comes with its stack', async () => {
  const pool = openPool(`postgres://postgres@127.0.0.1:${await quietPort()}/postgres`, 1)
  tell(await pool.query('select 1').catch((fault: unknown) => fault))
  await pool.end()
  tell(await pool.query('select 1').catch((fault: unknown) => fault))
  const ours = new TypeError('of ours')
  tell(ours)
  expect(said.mock.calls.map(([, what]) => typeof what)).toEqual(['string', 'string', 'object'])
  expect(said.mock.calls[0]![1]).not.toContain('\n')
  expect(said.mock.calls[2]![1]).toBe(ours)
})
