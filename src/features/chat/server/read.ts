import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { CountKey, MomentKey } from '#server/db/row-keys.ts'
import { queryFor } from '#server/db/word-search.ts'
import { query } from '#server/operations/slice.ts'
import { chat } from '../contract.ts'
import { wayToWrite } from '../rules.ts'
import { conversationBetween } from './between.ts'
import { historyPage, messagesCounted, messagesFound } from './messages/queries-messages.ts'
import { firstKept } from './messages/queries-retention.ts'
import { findSettings, findSides } from './queries.ts'
import { followsBack } from './queries-known.ts'
import { conversationPage, conversationsCounted, countUnread, findConversation, findPartner } from './queries-list.ts'
import { conversationViews, messageViews, partnerView } from './view.ts'
import { areKnown } from './write.ts'

const LISTED = z.tuple([MomentKey, z.uuid()])
const FOUND = z.tuple([MomentKey, z.uuid(), CountKey])

export const list = query(chat.list, async ({ input, viewer, db, tools, requester }) => {
  const place = placeOf(input, LISTED)
  if (refused(place)) return place
  const found = await conversationPage(db, viewer.id, input, place)
  const { rows, next_page_url } = pageOf(chat.list, input, found, ({ at_text, id }) => [at_text, id])
  const data = await conversationViews({ db, tools, requester, viewer }, rows)
  const total = input.cursor === undefined ? await totalOf(db, conversationsCounted(viewer.id, input)) : {}
  return { conversations: { data, ...total, next_page_url }, counts: await countUnread(db, viewer.id), viewer_id: viewer.id }
})

export const withMember = query(chat.withMember, async ({ input, viewer, db, tools, requester }) => {
  if (input.id === viewer.id) return refuse('chat.no_member')
  const row = await findConversation(db, viewer.id, conversationBetween(viewer.id, input.id))
  const partner = row ?? (await findPartner(db, viewer.id, input.id))
  if (!partner) return refuse('chat.no_member')
  const [conversation = null] = row ? await conversationViews({ db, tools, requester, viewer }, [row]) : []
  const user = partnerView(partner)
  const status = (row?.status ?? 'none') as 'none' | 'Requested' | 'Open' | 'Declined'
  const is_known = status !== 'Open' && (await areKnown(db, viewer.id, input.id, await followsBack(db, viewer.id, input.id)))
  const { who_may_write } = await findSettings(db, input.id)
  const writes = wayToWrite({ status, is_asked: row?.is_asker === false, is_known, who_may_write, about_listing: false })
  return { conversation, user, viewer_id: viewer.id, writes: user ? writes : 'closed' }
})

export const history = query(chat.history, async ({ input, viewer, db, tools, requester }) => {
  const sides = await findSides(db, viewer.id, input.id)
  if (!sides) return refuse('chat.not_found')
  const rows = await historyPage(db, input.id, input)
  const { message_days } = tools.site
  const first_seq = message_days ? await firstKept(db, input.id, sides.last_seq) : 1
  return {
    messages: await messageViews({ db, tools, requester, viewer }, rows),
    last_seq: sides.last_seq,
    first_seq,
    kept_days: message_days || null,
  }
})

export const search = query(chat.search, async ({ input, viewer, db }) => {
  const place = placeOf(input, FOUND)
  if (refused(place)) return place
  const words = queryFor(input.search)
  if (!words) return { messages: { data: [], total: 0, more_than_total: false, next_page_url: null }, viewer_id: viewer.id }
  const found = await messagesFound(db, viewer.id, words, place)
  const { rows, next_page_url } = pageOf(chat.search, input, found, ({ at_text, conversation_id, seq }) => [at_text, conversation_id, seq])
  const total = input.cursor === undefined ? await totalOf(db, messagesCounted(viewer.id, words)) : {}
  const data = rows.map((row) => {
    const { conversation_id, seq, user_id, is_own, body, sent_at } = row
    return { conversation_id, seq, user: partnerView(row), user_id, is_own, body, sent_at }
  })
  return { messages: { data, ...total, next_page_url }, viewer_id: viewer.id }
})
