import { settleFlagStakes } from '#features/ledger/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { coinsOf, STAKES } from '../rules.ts'
import { announce } from './acting.ts'
import type { TicketRow, Verdict } from './queries.ts'
import { judgeVoters, tallyOf } from './queries-jury.ts'
import { reportsOf } from './queries-parts.ts'
import { changeTicket, mendedLately } from './queries-write.ts'

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
  await announce(context, row, { actor: ACTOR[by], actor_id, action: verdict, body: decision, status: verdict, coins, at })
}

/** A jury that was overturned was wrong. */
async function judge({ tx }: Context, { id, field, round, first_verdict }: TicketRow, verdict: Verdict) {
  if (first_verdict !== null && first_verdict !== verdict) {
    await judgeVoters(tx, id, field!, first_verdict, 1, -1)
    await judgeVoters(tx, id, field!, verdict, 1, 1)
  }
  await judgeVoters(tx, id, field!, verdict, round, 1)
}

/** Mended before the jury has spoken: the flag was right. Two who do this for each other again and again are paid once a month. */
export async function resolve(context: Context, row: TicketRow, { by, actor_id, decision = '', at }: Ended): Promise<void> {
  const { tx } = context
  const stakes = await stakesOf(context, row)
  const again = await mendedLately(
    tx,
    row.id,
    row.owner_id,
    stakes.map(({ member_id }) => member_id),
  )
  const coins = row.field && !again ? STAKES.correct : 0
  await changeTicket(tx, row.id, { status: 'resolved', ...STANDS_STILL, decided_by: by, decided_at: at, decision })
  await settleFlagStakes(context, { code: 'flag_decided', ticket_id: row.id, stakes, coins })
  await announce(context, row, { actor: ACTOR[by], actor_id, action: 'resolve', body: decision, status: 'resolved', coins, at })
}

/** Neither right nor wrong: no coins move, and those that were held are free. */
export async function decline(context: Context, row: TicketRow, action: 'decline' | 'withdraw', { by, actor_id, decision = '', at }: Ended) {
  await changeTicket(context.tx, row.id, { status: 'declined', ...STANDS_STILL, decided_by: by, decided_at: at, decision })
  await settleFlagStakes(context, { code: 'flag_decided', ticket_id: row.id, stakes: await stakesOf(context, row), coins: 0 })
  await announce(context, row, { actor: ACTOR[by], actor_id, action, body: decision, status: 'declined', at })
}
