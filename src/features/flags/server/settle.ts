import { lockFlagStakes, settleFlagStakes } from '#features/ledger/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { coinsOf, MOST_MENDED, STAKES } from '../rules.ts'
import { announce } from './acting.ts'
import type { TicketRow, Verdict } from './queries.ts'
import { judgeVoters, tallyOf } from './queries-jury.ts'
import { mendedLately } from './queries-limits.ts'
import { reportsOf } from './queries-parts.ts'
import { changeTicket } from './queries-write.ts'

type Context = Pick<TransactionContext, 'tx' | 'emit'>
export interface Ended {
  readonly by: 'jury' | 'moderator' | 'flagger' | 'owner' | 'clock'
  readonly actor_id: Id<'members'> | null
  readonly decision?: string
  readonly at: Date
}
const STANDS_STILL = { due_at: null, voting_left_ms: null, asked_of: null } as const
const ACTOR = { jury: 'clock', clock: 'clock', moderator: 'moderator', flagger: 'flagger', owner: 'owner' } as const
const stakesOf = async ({ tx }: Context, { id }: TicketRow) =>
  (await reportsOf(tx, id)).map((report) => ({ report_id: report.id, member_id: report.flagger_id }))

/** Found right or wrong: coins, records and the mark on the item, once. Precondition: the ticket is locked. */
export async function settle(context: Context, row: TicketRow, verdict: Verdict, { by, actor_id, decision = '', at }: Ended): Promise<void> {
  const { tx } = context
  const { id, field, first_verdict: before } = row
  const coins = field ? coinsOf(verdict, before) : 0
  const { voters, correct, incorrect } = await tallyOf(tx, row)
  const counted = { voters, correct_weight: correct, incorrect_weight: incorrect }
  await changeTicket(tx, id, { status: verdict, ...STANDS_STILL, decided_by: by, decided_at: at, decision, ...counted })
  if (field) await judge(context, row, verdict)
  const code = before === null ? 'flag_decided' : 'flag_overturned'
  await settleFlagStakes(context, { code, ticket_id: id, stakes: await stakesOf(context, row), coins })
  await announce(context, row, {
    actor: ACTOR[by],
    actor_id,
    action: verdict,
    body: decision,
    status: verdict,
    coins,
    may_appeal: field !== null && before === null,
    at,
  })
}

/** A jury that was overturned was wrong. */
async function judge({ tx }: Context, { id, field, round, first_verdict }: TicketRow, verdict: Verdict) {
  if (first_verdict !== null && first_verdict !== verdict) {
    await judgeVoters(tx, id, field!, first_verdict, 1, -1)
    await judgeVoters(tx, id, field!, verdict, 1, 1)
  }
  await judgeVoters(tx, id, field!, verdict, round, 1)
}

/** Mended before the jury has spoken: the flag was right, and whoever flagged it first is paid. */
export async function resolve(context: Context, row: TicketRow, { by, actor_id, decision = '', at }: Ended): Promise<void> {
  const { tx } = context
  const stakes = await stakesOf(context, row)
  const [first, ...others] = stakes
  const coins = first && row.field ? await mendedReward(context, row, first.member_id) : 0
  const ended = { status: 'resolved', ...STANDS_STILL, decided_by: by, decided_at: at, decision, mended_paid: coins > 0 } as const
  await changeTicket(tx, row.id, ended)
  await settleFlagStakes(context, { code: 'flag_decided', ticket_id: row.id, stakes: first ? [first] : [], free: others, coins })
  await announce(context, row, { actor: ACTOR[by], actor_id, action: 'resolve', body: decision, status: 'resolved', coins, at })
}

/**
 * Collusion: who flags and mends for friends is paid for one item of an owner in a month, and for three as a flagger, however many accounts join.
 * Race: two flags that end at once are asked about one after the other.
 */
async function mendedReward(context: Context, row: TicketRow, flagger_id: Id<'members'>): Promise<number> {
  await lockFlagStakes(context, [row.owner_id, ...(await stakesOf(context, row)).map(({ member_id }) => member_id)])
  const { of_owner, to_flagger } = await mendedLately(context.tx, row, flagger_id)
  return of_owner === 0 && to_flagger < MOST_MENDED ? STAKES.correct : 0
}

/** Neither right nor wrong: no coins move, and those that were held are free. */
export async function decline(context: Context, row: TicketRow, action: 'decline' | 'withdraw', { by, actor_id, decision = '', at }: Ended) {
  await changeTicket(context.tx, row.id, { status: 'declined', ...STANDS_STILL, decided_by: by, decided_at: at, decision })
  await settleFlagStakes(context, { code: 'flag_decided', ticket_id: row.id, stakes: await stakesOf(context, row), coins: 0 })
  await announce(context, row, { actor: ACTOR[by], actor_id, action, body: decision, status: 'declined', at })
}
