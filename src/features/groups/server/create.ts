import { openForMany } from '#features/chat/server/public.ts'
import { ownMedias, unuseMedias, useMedias } from '#features/media/server/public.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext, Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { type GroupId, groupChanged, groupStandingChanged, groupSubject, groups } from '../contract.ts'
import { MOST_GROUPS, runs } from '../rules.ts'
import { stepInClub } from './club.ts'
import { changeGroup, lockStanding } from './queries.ts'
import { countGroups } from './queries-list.ts'
import { followClub, followersAmong, groupOfClub, isClubOwner, keepGroup, letIn } from './queries-people.ts'
import { groupView } from './view.ts'

/** The picture of a group is never published: only its members have an address of it. */
async function usePicture(tx: Tx, id: GroupId, media_id: Id<'medias'> | null, before: Id<'medias'> | null = null) {
  if (before && before !== media_id) await unuseMedias(tx, [before], groupSubject.type, id)
  if (media_id) await useMedias(tx, [media_id], groupSubject.type, id)
}

type Call = CommandContext<typeof groups.create>
/** Whose group it is: that of members whom one knows, or that of a club that one owns and that has none yet. */
async function peopleOf({
  tx,
  viewer,
  input: { club_id, user_ids },
}: Call): Promise<{ ids: readonly string[] } | Refusal<'group.unknown' | 'group.no_club' | 'group.club_has_one'>> {
  if (club_id) {
    if (!(await isClubOwner(tx, club_id, viewer.id))) return refuse('group.no_club')
    return (await groupOfClub(tx, club_id)) ? refuse('group.club_has_one') : { ids: [] }
  }
  const wanted = [...new Set(user_ids)].filter((id) => id !== viewer.id)
  const ids = wanted.length ? await followersAmong(tx, viewer.id, wanted) : []
  return ids.length < wanted.length ? refuse('group.unknown') : { ids }
}

/** Race: the member is locked, so that two at once make no second group of a club and pass no limit. */
export const create = command(groups.create, async (call) => {
  const { input, viewer, tx, tools, requester, clock, emit } = call
  const { name, picture_media_id = null, club_id = null } = input
  await lock(tx, 'members', [viewer.id])
  if ((await countGroups(tx, viewer.id)) >= MOST_GROUPS) return refuse('group.too_many')
  const people = await peopleOf(call)
  if (refused(people)) return people
  if (picture_media_id && !(await ownMedias(tx, viewer.id, [picture_media_id]))) return refuse('group.picture')
  const id = await openForMany(tx, viewer.id)
  await keepGroup(tx, { id, name, picture_media_id, club_id })
  await usePicture(tx, id, picture_media_id)
  const at = (await clock()).toISOString()
  if (club_id) for (const step of await followClub(tx, id, club_id)) stepInClub(emit, id, step, at)
  else {
    await letIn(tx, id, [viewer.id], 'owner')
    if (people.ids.length) await letIn(tx, id, people.ids)
    for (const member_id of [viewer.id, ...people.ids]) {
      const to = member_id === viewer.id ? 'owner' : 'member'
      emit(groupStandingChanged, { group_id: id, member_id: member_id as Id<'members'>, actor_id: viewer.id, from: 'none', to, action: 'add', at })
    }
  }
  return { group: await groupView({ db: tx, tools, requester, viewer }, id) }
})

export const edit = command(groups.edit, async ({ input: { id, ...given }, viewer, tx, tools, requester, emit }) => {
  const own = await lockStanding(tx, viewer.id, id)
  if (!own) return refuse('group.not_found')
  // Who reads what was written before is the owner’s decision.
  if (!runs(own.standing) || (given.history !== undefined && own.standing !== 'owner')) return refuse('group.not_yours')
  if (own.is_closed) return refuse('group.closed')
  const picture = given.picture_media_id
  if (picture && picture !== own.picture_media_id && !(await ownMedias(tx, viewer.id, [picture]))) return refuse('group.picture')
  if (Object.keys(given).length) await changeGroup(tx, id, given)
  if (picture !== undefined) await usePicture(tx, id, picture, own.picture_media_id)
  emit(groupChanged, { group_id: id })
  return { group: await groupView({ db: tx, tools, requester, viewer }, id) }
})
