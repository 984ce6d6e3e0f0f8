import type { TransactionContext } from '#server/operations/contexts.ts'
import { timer } from '#server/operations/slice.ts'
import type { TradeCircleId } from '../contract.ts'
import { ARRIVE_DAYS, COMPLAIN_DAYS, daysAfter, haveArrived, isAnySent, isOver, isUnderWay, waits } from '../rules.ts'
import { complaintsOf } from './complaint/queries.ts'
import { arrive, endCircle, finish, giveUp, tell } from './end.ts'
import { type CircleRow, changeCircle, dueCircles, type LegRow, legsOf, lockCircle, nextCircle } from './queries.ts'

/** What the clock does when nobody does anything: 72 hours to accept, 14 days to send, 30 days to arrive, 7 days to complain. */
export const moveDueCircles = timer<TradeCircleId>({
  name: 'circles.due',
  due: dueCircles,
  next: nextCircle,
  async run(context, id) {
    const circle = await lockCircle(context.tx, id)
    if (!circle?.due_at || !isOver(circle.due_at, await context.clock())) return
    await dues[circle.status as keyof typeof dues]?.(context, circle, await legsOf(context.tx, [id]))
  },
})

type Due = (context: TransactionContext, circle: CircleRow, legs: readonly LegRow[]) => Promise<unknown>
const dues: Readonly<Record<'asked' | 'running' | 'sent' | 'delivered', Due>> = {
  asked: (context, circle, legs) => endCircle(context, circle, legs, { reason: 'lapsed', by: null }),
  /** Whoever has sent waits no longer for those who have not: these lose their deposits to whom they left waiting. */
  async running(context, circle, legs) {
    if (!isAnySent(legs)) return endCircle(context, circle, legs, { reason: 'unsent', by: null })
    await giveUp(
      context,
      legs.filter(({ shipped_at }) => !shipped_at),
    )
    await changeCircle(context.tx, circle.id, { status: 'sent', due_at: daysAfter(circle.due_at!, ARRIVE_DAYS) })
    tell(context, circle, legs, 'shipped', null)
  },
  /** What is on its way counts as arrived, unless somebody complains within seven days. */
  async sent(context, circle, legs) {
    await changeCircle(context.tx, circle.id, { status: 'delivered', due_at: daysAfter(circle.due_at!, COMPLAIN_DAYS) })
    tell(context, circle, legs, 'delivered', null)
  },
  /** A leg about which a complaint waits stands still; all others are over. */
  async delivered(context, circle, legs) {
    const complaints = new Map((await complaintsOf(context.tx, [circle.id])).map((one) => [one.leg_id as string, one]))
    await arrive(
      context,
      legs.filter((leg) => isUnderWay(leg) && !waits(complaints.get(leg.id))),
    )
    const now = await legsOf(context.tx, [circle.id])
    if (haveArrived(now)) await finish(context, circle, now, null)
    else await changeCircle(context.tx, circle.id, { status: 'disputed', due_at: null })
  },
}
