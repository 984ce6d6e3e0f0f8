import { useState } from 'react'
import { type Commitment, choicesFor, hasMoved, leastFor, readAgain } from './bid-choice.ts'
import { bids, type PanelView } from './panel-view.ts'

/** Chosen amount and confirmation step; both follow the price. */
export function useBidChoice(view: PanelView) {
  const [picked, pick] = useState(0)
  const [typed, setTyped] = useState<number>()
  /** Text that is no amount, or too low: it must not fall back to a chip silently. */
  const [unclear, setUnclear] = useState(false)
  const [asked, ask] = useState<Commitment>()
  /** Another form of the field: what was typed is forgotten. */
  const [round, setRound] = useState(0)
  const forget = () => {
    setTyped(undefined)
    setUnclear(false)
    setRound((before) => before + 1)
  }
  const choices = choicesFor(view)
  const least = leastFor(view)
  const amount = typed ?? choices[picked] ?? least
  const flaw: 'unclear' | 'low' | undefined = unclear ? 'unclear' : typed !== undefined && typed < least ? 'low' : undefined
  const standing = asked && bids(view.stand) ? asked : undefined
  return {
    ...{ picked, choices, least, amount, typed, flaw, round, asked: standing },
    moved: standing !== undefined && hasMoved(standing, view),
    pick: (at: number) => {
      pick(at)
      forget()
    },
    type: (sum: number | undefined, text: string) => {
      setTyped(sum)
      setUnclear(sum === undefined && text.trim() !== '')
    },
    ask: () => !flaw && ask({ amount, price: view.price, least: view.least }),
    read: () => ask((before) => before && readAgain(before, view)),
    back: () => ask(undefined),
    /** After a bid: nothing is chosen any more. */
    done: () => {
      ask(undefined)
      pick(0)
      forget()
    },
  }
}
export type BidChoice = ReturnType<typeof useBidChoice>
