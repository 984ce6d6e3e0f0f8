import { ownRows } from '#features/stamp-items/server/public.ts'
import { wishesOfOwn } from '#features/wishlists/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { offline } from '../contract.ts'
import { type Mark, NONE, readMark, written } from './mark.ts'
import { countConflicts, findDevice } from './queries.ts'
import { changesAfter, itemsAfter, transactions } from './queries-changes.ts'
import { offlineItem, offlineWishes } from './view.ts'

type Question = QueryContext<typeof offline.changes>
const PAGE = 500
const empty = { more: true, wait: false, whole: false, stamp_items: [], wishes: [], gone: [] }

/** First the whole collection in the order of ids, then what changed since that began. */
export const changes = query(offline.changes, async (question) => {
  const { input, viewer, db } = question
  if (!(await findDevice(db, viewer.id, input.device_id))) return refuse('offline.device')
  const now = await transactions(db)
  const mark = readMark(input.since, now.epoch)
  const rest = { conflicts: await countConflicts(db, viewer.id), at: now.at }
  // What was changed before the device was known is not noted: the collection is read when all that has ended.
  if (!mark) return { ...empty, ...rest, whole: true, mark: written({ phase: 'items', epoch: now.epoch, xid: now.next, after: NONE }) }
  if (BigInt(now.oldest) < BigInt(mark.xid) && mark.phase === 'items' && mark.after === NONE)
    return { ...empty, ...rest, wait: true, mark: written(mark) }
  const page = await pages[mark.phase](question, mark, now.oldest)
  return { ...empty, ...rest, ...page, mark: written(page.mark) }
})

const pages = {
  async items({ db, viewer }: Question, mark: Mark) {
    const rows = await itemsAfter(db, viewer.id, mark.after, PAGE)
    const last = rows.length === PAGE ? rows.at(-1)!.id : undefined
    return { mark: last ? { ...mark, after: last } : { ...mark, phase: 'wishes' as const, after: NONE }, stamp_items: rows.map(offlineItem) }
  },
  async wishes({ db, viewer, tools, requester }: Question, mark: Mark) {
    const context = { db, files: tools.files, locale: requester.locale, tools }
    const { ids, wishes } = await wishesOfOwn(context, viewer.id, { after: mark.after, limit: PAGE })
    const next = ids.length === PAGE ? { ...mark, after: ids.at(-1)! } : { ...mark, phase: 'changes' as const, after: NONE }
    return { mark: next, wishes: await offlineWishes(db, wishes) }
  },
  async changes({ db, viewer, tools, requester }: Question, mark: Mark, oldest: string) {
    const found = await changesAfter(db, viewer.id, mark, oldest, PAGE)
    const idsOf = (kind: string) => found.filter((one) => one.kind === kind).map(({ subject_id }) => subject_id)
    const [itemIds, wishIds] = [idsOf('stamp_item'), idsOf('wish')]
    const rows = itemIds.length ? await ownRows(db, itemIds, viewer.id) : []
    const context = { db, files: tools.files, locale: requester.locale, tools }
    const { wishes } = wishIds.length ? await wishesOfOwn(context, viewer.id, { ids: wishIds }) : { wishes: [] }
    const there = new Set([...rows, ...wishes].map(({ id }) => id as string))
    const more = found.length === PAGE
    const last = found.at(-1)!
    return {
      mark: more ? { ...mark, xid: last.changed_in, after: last.subject_id } : { ...mark, xid: laterOf(mark.xid, oldest), after: NONE },
      more,
      stamp_items: rows.map(offlineItem),
      wishes: await offlineWishes(db, wishes),
      gone: [...itemIds, ...wishIds].filter((id) => !there.has(id)),
    }
  },
}
/** A mark never goes back: its own transaction may still be the oldest one. */
const laterOf = (a: string, b: string) => (BigInt(a) > BigInt(b) ? a : b)
