import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf } from '#server/db/db.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { MomentKey } from '#server/db/row-keys.ts'
import { plain } from '#server/db/word-search.ts'
import { command, query } from '#server/operations/slice.ts'
import { searches, searchLogged } from '../contract.ts'
import { dropSearches, keepSearch, logPage, logsOf, popularSearches } from './queries-logs.ts'

const KEYS = z.tuple([MomentKey, z.uuid()])

export const logs = query(searches.logs, async ({ input, viewer, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const found = await logPage(db, viewer.id, input.search_log_type, place)
  const { rows, next_page_url } = pageOf(searches.logs, input, found, (row) => [row.key, row.id])
  const total = input.cursor === undefined ? await totalOf(db, logsOf(db, viewer.id, input.search_log_type).select('id')) : {}
  return { logs: { data: rows, ...total, next_page_url }, member_id: viewer.id }
})

export const keepLog = command(searches.keepLog, async ({ input, viewer, tx, emit }) => {
  await keepSearch(tx, { ...input, member_id: viewer.id, words: plain(input.search).replace(/\s+/g, ' ').slice(0, 160) })
  emit(searchLogged, { member_id: viewer.id })
  return { done: true as const, member_id: viewer.id }
})

export const forgetLog = command(searches.forgetLog, async ({ input, viewer, tx, emit }) => {
  if (!(await dropSearches(tx, viewer.id, input.id))) return refuse('search.log_not_found')
  emit(searchLogged, { member_id: viewer.id })
  return { done: true as const, member_id: viewer.id }
})

export const forgetLogs = command(searches.forgetLogs, async ({ viewer, tx, emit }) => {
  await dropSearches(tx, viewer.id)
  emit(searchLogged, { member_id: viewer.id })
  return { done: true as const, member_id: viewer.id }
})

const MINUTES = 60_000
const POPULAR = cacheRule<string[]>({ name: 'popular searches', ttl_ms: 10 * MINUTES, most: 1 })
export const popular = query(searches.popular, async ({ db }) => ({ searches: await cacheOf(db).fetch(POPULAR, '', () => popularSearches(db)) }))
