import { daysAfter } from '../../rules.ts'
import type { TradeAnswer } from '../trade-words.ts'

export const DAYS_USUAL = 30
const DAY = 86_400_000
export type Standing = Pick<TradeAnswer, 'expiry_time' | 'publish_at' | 'server_time'>

const later = (publish_at: string | undefined, now: string) => Math.max(Date.parse(publish_at ?? now), Date.parse(now))
/** As the field of a time writes it: to the minute. */
const minuteOf = (at: string | undefined) => at?.slice(0, 16)

/** The days of a trade as its form shows them: those left, or all from when it opens. What has ended begins anew. */
export function daysOf(trade: Standing | undefined): number {
  if (!trade?.expiry_time || trade.expiry_time <= trade.server_time) return DAYS_USUAL
  return Math.max(1, Math.round((Date.parse(trade.expiry_time) - later(trade.publish_at, trade.server_time)) / DAY))
}

interface Asked {
  readonly days: number
  readonly publish_at: string | undefined
}
/** The end to ask for. None where it stays as it is, to the second; the usual days of a new one run from when it opens. */
export function endAsked(trade: Standing | undefined, { days, publish_at }: Asked, now: string): string | undefined {
  const stays = days === daysOf(trade) && (!trade?.expiry_time || minuteOf(publish_at) === minuteOf(trade.publish_at))
  return stays ? undefined : daysAfter(new Date(later(publish_at, now)), days).toISOString()
}
