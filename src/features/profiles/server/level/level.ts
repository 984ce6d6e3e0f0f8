import { changeMember } from '#features/members/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { levelChanged, profiles } from '../../contract.ts'
import { counted, type Level, levelAfter, levelOf } from '../../rules.ts'
import { earnedBy, keepStanding, levelNow } from './queries-level.ts'

const sum = (parts: readonly { points: number }[]) => parts.reduce((all, { points }) => all + points, 0)

export const level = query(profiles.level, async ({ viewer, requester: { locale }, db, tools: { levelSources, words } }) => {
  const [{ level: now }, earned] = await Promise.all([levelNow(db, viewer.id), earnedBy(db, viewer.id)])
  const found = counted(earned, levelSources)
  const sources = found.map((one) => ({ ...one, label: words.say(locale, `level.${one.source}`) }))
  return { reached: { level: now as Level, points: sum(found), next: levelAfter(now as Level), sources, member_id: viewer.id } }
})

/** Precondition: the member is locked. */
export async function weigh({ tx, emit, tools }: TransactionContext, member_id: MemberId) {
  const points = sum(counted(await earnedBy(tx, member_id), tools.levelSources))
  const [was, now] = [(await levelNow(tx, member_id)).level as Level, levelOf(points)]
  await keepStanding(tx, member_id, points)
  if (was === now) return
  await changeMember(tx, member_id, { level: now })
  emit(levelChanged, { member_id, level: now, was })
}
