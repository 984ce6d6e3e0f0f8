import type { TransactionContext } from '#server/operations/contexts.ts'
import { timer } from '#server/operations/slice.ts'
import type { TradeCircleId } from '../contract.ts'
import { ARRIVE_DAYS, daysAfter, isAnySent, isOver } from '../rules.ts'
import { arrive, endCircle, giveUp, tell } from './end.ts'
import { type CircleRow, changeCircle, dueCircles, type LegRow, legsOf, lockCircle, nextCircle } from './queries.ts'

/** What the clock does when nobody does anything: 72 hours to accept, 14 days to send, 30 days to arrive. */
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
const dues: Readonly<Record<'asked' | 'running' | 'sent', Due>> = {
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
  async sent(context, circle, legs) {
    await arrive(
      context,
      legs.filter(({ shipped_at, received_at }) => shipped_at && !received_at),
    )
    await changeCircle(context.tx, circle.id, { status: 'done', ended_at: await context.clock(), due_at: null })
    tell(context, circle, legs, 'done', null)
  },
}
