import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { clubs } from '../contract.ts'
import { membersByWeek, runs } from '../rules.ts'
import { seenClub } from './queries.ts'
import { weeksOf } from './queries-statistics.ts'

export const statistics = query(clubs.statistics, async ({ input, viewer, db }) => {
  const club = await seenClub(db, viewer.id, input.id)
  if (!club) return refuse('club.not_found')
  if (!club.standing || !runs(club.standing)) return refuse('club.not_yours')
  return { weeks: membersByWeek(club.member_count, await weeksOf(db, input.id)) }
})
