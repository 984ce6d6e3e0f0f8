import * as z from 'zod/mini'
import type { InputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { csvFile } from '#server/csv.ts'
import type { Db } from '#server/db/db.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { verifyChain } from '#server/operations/audit-chain.ts'
import type { FileAnswer } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'
import { type AuditFilter, type EntryRow, findEntries, whoIs } from './queries-audit.ts'
import { zoneOf } from './queries-members.ts'
import { entryView } from './view.ts'

const Keys = z.tuple([z.int()])

type AuditQuery = InputOf<typeof dashboard.exportAudit>
/** Unknown actor: the result is empty, not unfiltered. */
async function filterOf(db: Db, viewer: Id<'members'>, { actor, ...rest }: AuditQuery): Promise<AuditFilter | undefined> {
  const [actor_id, time_zone] = await Promise.all([actor === undefined ? undefined : whoIs(db, actor), zoneOf(db, viewer)])
  if (actor !== undefined && actor_id === undefined) return undefined
  return { ...rest, actor_id, time_zone }
}

export const audit = query(dashboard.audit, async ({ input, viewer, db, requester, tools: { words } }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const filter = await filterOf(db, viewer.id, input)
  const found = filter ? await findEntries(db, filter, { ...place, after: place.after?.[0] }) : []
  const { rows, next_page_url } = pageOf(dashboard.audit, input, found, ({ id }) => [id])
  return { entries: { data: rows.map((row) => entryView(words, requester.locale, row)), next_page_url } }
})

const AT_ONCE = 5_000
const MOST = 50_000
const HEAD = ['id', 'at', 'family', 'operation', 'actor_id', 'actor', 'username', 'ids', 'peer', 'seq', 'hash']
const cells = ({ id, at, family, operation, actor_id, full_name, username, ids, peer, seq, hash }: EntryRow) => [
  ...[id, at, family, operation, actor_id, full_name, username],
  Object.entries(ids)
    .map(([name, value]) => `${name}=${value}`)
    .join(' '),
  ...[peer, seq, hash?.toString('hex')],
]

export const exportAudit = query(dashboard.exportAudit, async ({ input, viewer, db }) => {
  const filter = await filterOf(db, viewer.id, input)
  const rows: EntryRow[] = []
  for (let after: number | undefined; filter && rows.length < MOST; after = rows.at(-1)!.id) {
    const found = await findEntries(db, filter, { after, offset: 0, limit: AT_ONCE })
    rows.push(...found)
    if (found.length < AT_ONCE) break
  }
  const file: FileAnswer = { body: csvFile([HEAD, ...rows.map(cells)]), type: 'text/csv; charset=utf-8', name: 'audit-log.csv' }
  return file as never
})

const LOOKED_AT = 5_000
export const chain = query(dashboard.chain, async ({ db }) => ({ chain: await verifyChain(db, LOOKED_AT) }))
