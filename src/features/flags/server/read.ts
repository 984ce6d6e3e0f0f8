import * as z from 'zod/mini'
import { coinTotals } from '#features/ledger/server/public.ts'
import { seenRows } from '#features/stamp-items/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { flags } from '../contract.ts'
import { after, REFLAG_DAYS, STAKES } from '../rules.ts'
import { readerOf } from './acting.ts'
import { confirmedOf, flagPage, flagsCounted, flagsOfItem, waitingCounted, waitingPage } from './queries-list.ts'
import { flagFor } from './view.ts'
import { flagCards, waitingCards } from './view-card.ts'

const KEYS = z.tuple([z.uuid()])
/** More flags of one item are not listed. */
const OF_ITEM = 50

export const list = query(flags.list, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const reader = readerOf(viewer)
  const { rows, next_page_url } = pageOf(flags.list, input, await flagPage(db, reader, input, place), ({ id }) => [id])
  const total = input.cursor === undefined ? await totalOf(db, flagsCounted(reader, input)) : {}
  return { flags: { data: await flagCards(db, tools.files, reader, rows), ...total, next_page_url }, viewer_id: viewer.id }
})

export const show = query(flags.show, async (question) => {
  const flag = await flagFor(question, question.input.id)
  return flag ? { flag } : refuse('flag.not_found')
})

/** Guests are told what is confirmed, members all that was flagged. */
export const ofItem = query(flags.ofItem, async ({ input, viewer, db, tools }) => {
  const [item] = await seenRows(db, [input.id], viewer.id)
  if (!item) return refuse('stamp_item.not_found')
  const confirmed = await confirmedOf(db, item.id)
  if (viewer.id === null || !viewer.permissions.has('flags.crud')) return { flags: [], confirmed, may_flag: false, stake: 0 }
  const rows = await flagsOfItem(db, viewer.id, item.id, OF_ITEM)
  const { available } = await coinTotals(db, viewer.id)
  const flagged = rows.some(
    (row) => row.is_flagger && row.status !== 'resolved' && !(row.status === 'declined' && after(row.decided_at!, REFLAG_DAYS) <= row.now),
  )
  return {
    flags: await flagCards(db, tools.files, readerOf({ ...viewer, id: viewer.id }), rows),
    confirmed,
    may_flag: item.member_id !== viewer.id && !flagged,
    stake: Math.max(0, Math.min(available, STAKES.incorrect)),
  }
})

export const waiting = query(flags.waiting, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(flags.waiting, input, await waitingPage(db, viewer.id, place), ({ id }) => [id])
  const total = input.cursor === undefined ? await totalOf(db, waitingCounted) : {}
  return { flags: { data: await waitingCards(db, tools.files, readerOf(viewer), rows), ...total, next_page_url } }
})
