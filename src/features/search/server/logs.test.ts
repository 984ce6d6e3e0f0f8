import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { searches } from '../contract.ts'

const world = useWorld()
const told = async (who: typeof world.ann, more: object = {}) => (await who.gets(searches.logs, more)).logs.data.map(({ search }) => search)

test('ann finds her past searches, the newest first and each once, of all kinds or of one; nobody else does', async () => {
  const { ann, ben } = world
  for (const search of ['Penny Black', 'cérès', 'PENNY  black']) await ann.gets(searches.keepLog, { search })
  await ann.gets(searches.keepLog, { search: 'zeppelin', search_log_type: 'Auction' })
  expect(await told(ann)).toEqual(['zeppelin', 'PENNY  black', 'cérès'])
  expect(await told(ann, { search_log_type: 'Auction' })).toEqual(['zeppelin'])
  expect(await told(ann, { search_log_type: '' })).toEqual(['PENNY  black', 'cérès'])
  expect(await told(ben)).toEqual([])
  const { data, next_page_url } = (await ann.gets(searches.logs, { page_size: 2 })).logs
  const cursor = new URLSearchParams(next_page_url!.split('?')[1]).get('cursor')!
  expect([data.length, await told(ann, { page_size: 2, cursor })]).toEqual([2, ['cérès']])
})

test('she forgets one, which ben cannot, and then all', async () => {
  const { ann, ben } = world
  const [first] = (await ann.gets(searches.logs, {})).logs.data
  expect((await ben.ask(searches.forgetLog, { id: first!.id })).code).toBe('search.log_not_found')
  await ann.gets(searches.forgetLog, { id: first!.id })
  expect(await told(ann)).not.toContain(first!.search)
  await ben.gets(searches.keepLog, { search: 'stays' })
  await ann.gets(searches.forgetLogs, {})
  expect([await told(ann), await told(ben)]).toEqual([[], ['stays']])
})

test('a hundred are remembered', async () => {
  const { cleo, pool } = world
  await pool.query(
    "insert into search_logs (member_id, words, search, searched_at) select $1, 'old ' || n, 'old ' || n, clock_timestamp() - make_interval(days => n) from generate_series(1, 110) n",
    [cleo.id],
  )
  await cleo.gets(searches.keepLog, { search: 'newest' })
  const { logs } = await cleo.gets(searches.logs, { page_size: 250 })
  expect([logs.total, logs.data[0]!.search, logs.data.at(-1)!.search]).toEqual([100, 'newest', 'old 99'])
})

test('what three members search for is popular, what two search for is told to nobody', async () => {
  const { ann, ben, cleo, guest } = world
  for (const who of [ann, ben]) await who.gets(searches.keepLog, { search: 'of two' })
  for (const who of [ann, ben, cleo]) await who.gets(searches.keepLog, { search: 'Zeppelin mail' })
  expect((await guest.gets(searches.popular, {})).searches).toEqual(['Zeppelin mail'])
})
