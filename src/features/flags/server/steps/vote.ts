import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { flags, flagVoted } from '../../contract.ts'
import { ANSWER_DAYS, after, leftOfVote, MOST_QUESTIONS } from '../../rules.ts'
import { weightOf } from '../../rules-jury.ts'
import { announce, lockTicket, movedTo } from '../acting.ts'
import { jurorOf } from '../queries-jury.ts'
import { countQuestions } from '../queries-limits.ts'
import { changeTicket, keepVote } from '../queries-write.ts'
import { barOf, flagAnswer } from '../view.ts'

/** One vote of each member, never changed: whoever has voted reads how it stands. */
export const vote = command(flags.vote, async (call) => {
  const { input, viewer, tx, emit } = call
  const found = await lockTicket(call, input.id)
  if (!found) return refuse('flag.not_found')
  const { row, role } = found
  const juror = await jurorOf(tx, viewer.id, row)
  const bar = barOf(row, role, juror)
  if (bar === 'voted') return refuse('flag.voted')
  if (bar === 'over') return refuse('flag.state')
  if (bar) return refuse('flag.no_vote')
  // Equality with the end is the end.
  if (row.due_at && row.due_at <= (await call.clock())) return refuse('flag.state')
  const weight = weightOf(juror, juror.together)
  const ballot = { ticket_id: row.id, round: row.round, voter_id: viewer.id, vote: input.vote, note: input.note, weight }
  if (!(await keepVote(tx, ballot))) return refuse('flag.voted')
  emit(flagVoted, { flag_id: row.id })
  return flagAnswer(call, row.id)
})

/** The vote stands still meanwhile: each voter asks once, and all together three times. */
export const clarify = command(flags.clarify, async (call) => {
  const { input, viewer, tx } = call
  const found = await lockTicket(call, input.id)
  if (!found) return refuse('flag.not_found')
  const { row, role } = found
  const by = role === 'moderator' ? 'moderator' : 'voter'
  if (role === 'owner' || role === 'flagger') return refuse('flag.no_vote')
  const bar = by === 'voter' ? barOf(row, role, await jurorOf(tx, viewer.id, row)) : null
  if (bar === 'over') return refuse('flag.state')
  if (bar && bar !== 'voted') return refuse('flag.no_vote')
  const status = movedTo(row, 'ask', by)
  const now = await call.clock()
  if (!status || !row.due_at || row.due_at <= now) return refuse('flag.state')
  const asked = await countQuestions(tx, row, viewer.id)
  if (asked.own || asked.all >= MOST_QUESTIONS) return refuse('flag.asked')
  await changeTicket(tx, row.id, { status, asked_of: input.of, voting_left_ms: leftOfVote(row.due_at, now), due_at: after(now, ANSWER_DAYS) })
  await announce(call, row, { actor: by, actor_id: viewer.id, action: 'ask', body: input.body, status, at: now })
  return flagAnswer(call, row.id)
})
