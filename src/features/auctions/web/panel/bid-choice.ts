import type { PanelView } from './panel-view.ts'
import { quickAmounts } from './quick-amounts.ts'

/** What was on the screen when the bidder asked to confirm. */
export interface Commitment {
  readonly amount: number
  readonly price: number
  readonly least: number
}

/** The least that the viewer may bid now: who leads can only raise the own maximum. */
export const leastFor = ({ stand, least, my_maximum, step }: Pick<PanelView, 'stand' | 'least' | 'my_maximum' | 'step'>): number =>
  (stand === 'leading' || stand === 'leading_unmet') && my_maximum !== null ? Math.max(least, my_maximum + step) : least

/** Amounts to choose from. */
export const choicesFor = (view: Pick<PanelView, 'stand' | 'least' | 'my_maximum' | 'step'>) => quickAmounts(leastFor(view), view.step)

/** The price has moved since the bidder read it: nothing may be confirmed before it is read again. */
export const hasMoved = ({ price, least }: Commitment, now: Pick<PanelView, 'price' | 'least'>): boolean => price !== now.price || least !== now.least

/** Read again: the same amount at the new price, or undefined where it is too low now. */
export const readAgain = (
  { amount }: Commitment,
  view: Pick<PanelView, 'stand' | 'least' | 'my_maximum' | 'step' | 'price'>,
): Commitment | undefined => (amount >= leastFor(view) ? { amount, price: view.price, least: view.least } : undefined)
