import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { presence } from '../contract.ts'
import { stateOf } from '../rules.ts'
import { isKnown, presencesOf } from './queries.ts'

type Row = Awaited<ReturnType<typeof presencesOf>>[number]
function view({ user_id, idle_ms, last_seen_at }: Row) {
  const state = stateOf({ idle_ms })
  return { user_id, state, last_seen_at: state === 'offline' ? last_seen_at : null }
}

export const show = query(presence.show, async ({ input, viewer, db }) => {
  if (!(await isKnown(db, viewer.id, input.id))) return refuse('presence.no_member')
  const [row] = await presencesOf(db, viewer.id, [input.id])
  return { presence: row ? view(row) : null }
})

export const list = query(presence.list, async ({ input, viewer, db }) => ({
  presences: (await presencesOf(db, viewer.id, input.user_ids)).map(view),
}))
