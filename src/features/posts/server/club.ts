import * as z from 'zod/mini'
import { seenClub } from '#features/clubs/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { postMarked, posts, postTakenDown } from '../contract.ts'
import { MOST_PINNED, MOST_TOPICS } from '../rules.ts'
import { hideShown } from './pictures.ts'
import { seenPost } from './queries.ts'
import {
  clubPostPage,
  clubPostsCounted,
  countPinned,
  dropReports,
  keepPin,
  keepReport,
  markRemoved,
  pinnedPosts,
  reasonsOf,
  reportedCounted,
  reportedPage,
  runPost,
  topicsIn,
} from './queries-club.ts'
import { postViews } from './view.ts'
import { postAnswer } from './write.ts'

const KEYS = z.tuple([z.uuid()])

export const ofClub = query(posts.ofClub, async (question) => {
  const { input, viewer, db } = question
  if (!(await seenClub(db, viewer.id, input.id))?.is_open) return refuse('post.not_found')
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const first = input.cursor === undefined
  const [found, pins, topics] = await Promise.all([
    clubPostPage(db, viewer.id, input, place),
    first ? pinnedPosts(db, viewer.id, input, MOST_PINNED) : [],
    first ? topicsIn(db, viewer.id, input.id, MOST_TOPICS) : [],
  ])
  const { rows, next_page_url } = pageOf(posts.ofClub, input, found, (row) => [row.id])
  const [data, pinned] = [await postViews(question, rows), await postViews(question, pins)]
  const total = first ? await totalOf(db, clubPostsCounted(db, viewer.id, input)) : {}
  return { posts: { data, ...total, next_page_url }, pinned, topics }
})

export const pin = command(posts.pin, async ({ input: { id, is_pinned }, viewer, tx, tools, requester, emit }) => {
  const known = await runPost(tx, viewer.id, id)
  if (!known?.club_id) return refuse('post.not_found')
  // Race: the club is locked, so that two at once cannot pass the limit.
  await lock(tx, 'clubs', [known.club_id])
  await lock(tx, 'posts', [id])
  const row = await runPost(tx, viewer.id, id)
  if (!row?.club_id) return refuse('post.not_found')
  if (is_pinned && row.pinned_at === null && (await countPinned(tx, row.club_id)) >= MOST_PINNED) return refuse('post.pins')
  await keepPin(tx, row.id, is_pinned)
  emit(postMarked, { post_id: row.id, author_id: row.author_id, club_id: row.club_id })
  return postAnswer({ tx, tools, viewer, requester }, row.id)
})

export const takeDown = command(posts.takeDown, async ({ input: { id, reason }, viewer, tx, emit }) => {
  await lock(tx, 'posts', [id])
  const row = await runPost(tx, viewer.id, id)
  if (!row?.club_id) return refuse('post.not_found')
  await markRemoved(tx, row.id, viewer.id, reason)
  await dropReports(tx, row.id)
  await hideShown(tx, row.id)
  emit(postTakenDown, { post_id: row.id, author_id: row.author_id, club_id: row.club_id, actor_id: viewer.id, reason })
  return { done: true as const }
})

export const report = command(posts.report, async ({ input: { id, reason }, viewer, tx, emit }) => {
  await lock(tx, 'posts', [id])
  const row = await seenPost(tx, viewer.id, id)
  if (!row?.club_id) return refuse('post.not_found')
  if (row.author_id === viewer.id) return refuse('post.own')
  await keepReport(tx, { post_id: row.id, member_id: viewer.id, club_id: row.club_id, reason })
  emit(postMarked, { post_id: row.id, author_id: row.author_id, club_id: row.club_id })
  return { done: true as const }
})

export const letStand = command(posts.letStand, async ({ input: { id }, viewer, tx, emit }) => {
  await lock(tx, 'posts', [id])
  const row = await runPost(tx, viewer.id, id)
  if (!row?.club_id) return refuse('post.not_found')
  await dropReports(tx, row.id)
  emit(postMarked, { post_id: row.id, author_id: row.author_id, club_id: row.club_id })
  return { done: true as const }
})

export const reports = query(posts.reports, async (question) => {
  const { input, viewer, db } = question
  const club = await seenClub(db, viewer.id, input.id)
  if (club?.standing !== 'owner' && club?.standing !== 'moderator') return refuse('post.not_found')
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(posts.reports, input, await reportedPage(db, viewer.id, input.id, place), (row) => [row.id])
  const reasons = await reasonsOf(
    db,
    rows.map(({ id }) => id),
  )
  const shown = await postViews(question, rows)
  const total = input.cursor === undefined ? await totalOf(db, reportedCounted(db, viewer.id, input.id)) : {}
  return { reports: { data: shown.map((post) => ({ post, reasons: reasons.get(post.id) ?? [] })), ...total, next_page_url } }
})
