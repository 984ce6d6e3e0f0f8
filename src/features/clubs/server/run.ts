import { hideMedias, ownMedias, publishMedias, unuseMedias, useMedias } from '#features/media/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { wordsIn } from '#server/db/word-search.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { type ClubId, clubChanged, clubSubject, clubs } from '../contract.ts'
import { foundable, isPossible, type Visibility } from '../rules.ts'
import { seenClub } from './queries.ts'
import { clubById } from './queries-list.ts'
import { changeClub, countOwned, isShownElsewhere, keepClub, keepStanding } from './queries-write.ts'
import { clubAnswer } from './view.ts'

interface Covered {
  readonly id: ClubId
  readonly visibility: Visibility
  readonly cover_media_id: string | null
}
/** The picture of a hidden club has no public address. */
async function useCover(tx: Tx, { id, visibility, cover_media_id }: Covered, before: string | null = null) {
  if (before && before !== cover_media_id) await unuseMedias(tx, [before], clubSubject.type, id)
  if (!cover_media_id) return
  await useMedias(tx, [cover_media_id], clubSubject.type, id)
  if (visibility !== 'hidden') await publishMedias(tx, [cover_media_id])
  else if (!(await isShownElsewhere(tx, cover_media_id, id))) await hideMedias(tx, [cover_media_id])
}

/** Race: the member is locked, so that two at once cannot pass the limit. */
export const create = command(clubs.create, async ({ input, viewer, tx, tools, clock, emit }) => {
  const { name, about = '', rules = [], cover_media_id = null, visibility, joining } = input
  await lock(tx, 'members', [viewer.id])
  const full = foundable(await countOwned(tx, viewer.id), viewer.limits.clubs)
  if (full) return full
  if (!isPossible(visibility, joining)) return refuse('club.hidden')
  if (cover_media_id && !(await ownMedias(tx, viewer.id, [cover_media_id]))) return refuse('club.cover')
  const id = await keepClub(tx, { name, about, rules, cover_media_id, visibility, joining, words: wordsIn([name]) })
  const at = await clock()
  await keepStanding(tx, { club_id: id, member_id: viewer.id, standing: 'owner', changed_at: at, rules_accepted_at: at })
  await useCover(tx, { id, visibility, cover_media_id })
  emit(clubChanged, { club_id: id })
  return clubAnswer({ db: tx, tools, viewer }, id)
})

/** The club, locked, if the viewer owns it. */
async function lockOwned(tx: Tx, viewer: string, id: ClubId) {
  await lock(tx, 'clubs', [id])
  const row = await seenClub(tx, viewer, id)
  if (!row) return refuse('club.not_found')
  return row.standing === 'owner' ? row : refuse('club.not_yours')
}

export const edit = command(clubs.edit, async ({ input: { id, ...given }, viewer, tx, tools, emit }) => {
  const row = await lockOwned(tx, viewer.id, id)
  if ('refused' in row) return row
  if (row.status === 'archived') return refuse('club.archived')
  const after = { ...row, ...given }
  if (!isPossible(after.visibility, after.joining)) return refuse('club.hidden')
  const is_new = given.cover_media_id && given.cover_media_id !== row.cover_media_id
  if (is_new && !(await ownMedias(tx, viewer.id, [given.cover_media_id!]))) return refuse('club.cover')
  await changeClub(tx, id, { ...given, ...(given.name && { words: wordsIn([given.name]) }) })
  await useCover(tx, after, row.cover_media_id)
  emit(clubChanged, { club_id: id })
  return clubAnswer({ db: tx, tools, viewer }, id)
})

export const archive = command(clubs.archive, async ({ input: { id }, viewer, tx, tools, emit }) => {
  const row = await lockOwned(tx, viewer.id, id)
  if ('refused' in row) return row
  if (row.status === 'archived') return refuse('club.archived')
  await changeClub(tx, id, { status: 'archived' })
  emit(clubChanged, { club_id: id })
  return clubAnswer({ db: tx, tools, viewer }, id)
})

export const close = command(clubs.close, async ({ input: { id }, viewer, tx, emit }) => {
  await lock(tx, 'clubs', [id])
  const row = await clubById(tx, viewer.id, id)
  if (!row) return refuse('club.not_found')
  // Whoever closes what is closed already finds it as wished.
  if (row.status === 'archived') return { done: true as const }
  await changeClub(tx, id, { status: 'archived' })
  emit(clubChanged, { club_id: id })
  return { done: true as const }
})
