import { refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { type FeedItemId, feed, feedSet, reshared } from '../contract.ts'
import { feedRow, selectionOf } from './queries.ts'
import { dropReshare, keepItem, ownerOf, setHidden, setWords, wordsOf } from './queries-write.ts'
import { feedViews } from './view.ts'

type Call = Pick<CommandContext<typeof feed.reshare>, 'tx' | 'tools' | 'viewer' | 'requester'>
/** The item as it stands now, if the viewer may know of it. */
async function seenItem({ tx, tools, viewer, requester }: Call, id: FeedItemId) {
  const selection = { ...(await selectionOf(tx, viewer.id)), muted: [], words: [] }
  const row = await feedRow(tx, viewer.id, selection, id)
  const [item] = row ? await feedViews({ db: tx, tools, viewer, requester }, selection, [row]) : []
  return item ?? refuse('feed.not_found')
}

export const reshare = command(feed.reshare, async ({ input, ...call }) => {
  const { tx, viewer, clock, emit, tools } = call
  const item = await seenItem(call, input.id)
  if (refused(item)) return item
  const { item_type, item_id } = item
  const kind = [...tools.subjects.values()].find(({ name }) => name === item_type)!
  const owner_id = await ownerOf(tx, kind, item_id)
  if (owner_id === viewer.id) return refuse('feed.own')
  if (await keepItem(tx, { actor_id: viewer.id, kind: 'reshare', item_type, item_id, club_id: item.post?.club?.id ?? null }))
    emit(reshared, { item_type, item_id, kind: kind.type, member_id: viewer.id, owner_id, at: (await clock()).toISOString() })
  const now = await seenItem(call, input.id)
  return refused(now) ? now : { item: now }
})
export const takeBack = command(feed.takeBack, async ({ input, ...call }) => {
  const item = await seenItem(call, input.id)
  if (refused(item)) return item
  await dropReshare(call.tx, call.viewer.id, item.item_type, item.item_id)
  return { item: { ...item, is_reshared: false, share_count: item.share_count - (item.is_reshared ? 1 : 0) } }
})

export const hide = command(feed.hide, async ({ input, ...call }) => {
  const item = await seenItem(call, input.id)
  if (refused(item)) return item
  await setHidden(call.tx, { member_id: call.viewer.id, item_type: item.item_type, item_id: item.item_id }, input.is_hidden)
  return { done: true as const }
})

export const muteWords = command(feed.muteWords, async ({ input, viewer, tx, emit }) => {
  await lock(tx, 'members', [viewer.id])
  await setWords(tx, viewer.id, [...new Set(input.words)])
  emit(feedSet, { member_id: viewer.id })
  return { words: await wordsOf(tx, viewer.id), member_id: viewer.id }
})
