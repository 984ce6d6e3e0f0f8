import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { command, query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { type ReactionKind, reacted, reactions } from '../contract.ts'
import { dropReaction, keepReaction, ownerOf, reactionPage, reactionsCounted } from './queries.ts'
import { reactionsTo } from './summary.ts'

const KEYS = z.tuple([z.uuid()])
/** Allow-list: only kinds that were registered for it, by the specification's names. */
const kindNamed = ({ subjects }: Pick<Tools, 'subjects'>, name: string) =>
  [...subjects.values()].find((kind) => kind.name === name && kind.uses.includes('react')) ?? refuse('reaction.kind')

export const react = command(reactions.react, async ({ input, viewer, tx, clock, emit, tools }) => {
  const { reactionable_type: subject_type, reactionable_id: subject_id, reaction } = input
  const kind = kindNamed(tools, subject_type)
  if (refused(kind)) return kind
  const known = await ownerOf(tx, viewer.id, { ...kind, reach: kind.answers ?? kind.reach }, subject_id, tools.subjects.values())
  if (!known) return refuse('reaction.not_found')
  const of = { subject_type, subject_id, member_id: viewer.id }
  const is_changed = reaction ? await keepReaction(tx, of, reaction) : await dropReaction(tx, of)
  const on = (await clock()).toISOString().slice(0, 10)
  if (is_changed) emit(reacted, { ...of, kind: kind.type, owner_id: known.owner_id, reaction, on })
  return { reactions: (await reactionsTo(tx, viewer.id, subject_type, [subject_id]))(subject_id) }
})

export const list = query(reactions.list, async ({ input, viewer, db, tools }) => {
  const { reactionable_type: subject_type, reactionable_id: subject_id, reaction } = input
  const kind = kindNamed(tools, subject_type)
  if (refused(kind)) return kind
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  if (!(await ownerOf(db, viewer.id, kind, subject_id, tools.subjects.values()))) return refuse('reaction.not_found')
  const asked = { subject_type, subject_id, reaction }
  const { rows, next_page_url } = pageOf(reactions.list, input, await reactionPage(db, viewer.id, asked, place), (row) => [row.id])
  const data = rows.map(({ id, reaction: felt, member_id, full_name, ...user }) => ({
    ...{ id, reaction: felt as ReactionKind },
    user: { ...user, id: member_id, full_name: full_name! },
  }))
  const total = input.cursor === undefined ? await totalOf(db, reactionsCounted(db, viewer.id, asked)) : {}
  const summary = (await reactionsTo(db, viewer.id, subject_type, [subject_id]))(subject_id)
  return { reactions: { data, ...total, next_page_url }, summary }
})
