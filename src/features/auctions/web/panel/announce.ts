import { markPassed } from '../clock/left.ts'
import { isRunning, type PanelView } from './panel-view.ts'

type Look = Pick<PanelView, 'price' | 'bids' | 'stand' | 'ends_at'>
/** What a screen reader hears between two looks at the lot, the most important last. */
export type Heard =
  | { readonly say: 'price' | 'outbid' | 'leading' | 'extended' | 'closed' | 'won' }
  | { readonly say: 'mark'; readonly minutes: number }

export function heardBetween(before: Look, after: Look): Heard[] {
  if (isRunning(before.stand) && !isRunning(after.stand)) return [{ say: after.stand === 'won' ? 'won' : 'closed' }]
  const heard: Heard[] = []
  const turned = before.stand !== after.stand
  if (turned && after.stand === 'outbid') heard.push({ say: 'outbid' })
  else if (turned && (after.stand === 'leading' || after.stand === 'leading_unmet')) heard.push({ say: 'leading' })
  else if (before.bids !== after.bids || before.price !== after.price) heard.push({ say: 'price' })
  if (before.ends_at < after.ends_at) heard.push({ say: 'extended' })
  return heard
}

/** Ten, five and one minute before the end. */
export function heardByTheClock(ends_at: string, before: number, now: number): Heard | undefined {
  const end = Date.parse(ends_at)
  const minutes = markPassed(end - before, end - now)
  return minutes === undefined ? undefined : { say: 'mark', minutes }
}
