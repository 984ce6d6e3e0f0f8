import { ownMedias, useMedias } from '#features/media/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { flagSubject, flags } from '../../contract.ts'
import { isOpen, MOST_MESSAGES } from '../../rules.ts'
import { announce, lockTicket, movedTo } from '../acting.ts'
import { countSaid } from '../queries-limits.ts'
import { changeTicket } from '../queries-write.ts'
import { flagAnswer } from '../view.ts'

/** Parties and moderators write; voters read, and ask once. */
export const say = command(flags.say, async (call) => {
  const { input, viewer, tx } = call
  const found = await lockTicket(call, input.id)
  if (!found || found.role === 'voter') return refuse('flag.not_found')
  const { row, role } = found
  if (!isOpen(row.status)) return refuse('flag.state')
  if ((await countSaid(tx, row.id, viewer.id)) >= MOST_MESSAGES) return refuse('flag.talk')
  const { body, media_ids, to: audience } = input
  if (!body && !media_ids.length) return refuse('flag.empty')
  if (!(await ownMedias(tx, viewer.id, media_ids))) return refuse('flag.media')
  await useMedias(tx, media_ids, flagSubject.type, row.id)
  if (role === 'owner' && !row.owner_answered) await changeTicket(tx, row.id, { owner_answered: true })
  await announce(call, row, {
    actor: role,
    actor_id: viewer.id,
    action: 'say',
    body,
    media_ids,
    audience,
    status: row.status,
    at: await call.clock(),
  })
  return flagAnswer(call, row.id)
})

/** The vote goes on with the time that was left. */
export const answer = command(flags.answer, async (call) => {
  const { input, viewer, tx } = call
  const found = await lockTicket(call, input.id)
  if (!found || found.role === 'voter' || found.role === 'moderator') return refuse('flag.not_found')
  const { row, role } = found
  const status = movedTo(row, 'answer', role)
  if (!status) return refuse('flag.state')
  if (!(await ownMedias(tx, viewer.id, input.media_ids))) return refuse('flag.media')
  await useMedias(tx, input.media_ids, flagSubject.type, row.id)
  const at = await call.clock()
  const due_at = new Date(at.getTime() + (row.voting_left_ms ?? 0))
  await changeTicket(tx, row.id, { status, asked_of: null, voting_left_ms: null, due_at, ...(role === 'owner' && { owner_answered: true }) })
  await announce(call, row, { actor: role, actor_id: viewer.id, action: 'answer', body: input.body, media_ids: input.media_ids, status, at })
  return flagAnswer(call, row.id)
})
