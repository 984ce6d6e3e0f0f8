import { type ProofAnswer, stepOf } from '../auction-answer.ts'

type Link = ProofAnswer['links'][number]
/** A bid of the book, as the replay tells it. */
export interface ProofStep {
  readonly link: Link
  readonly price: number
  readonly mine: boolean
  /** The end before it; the same after it unless it came late. */
  readonly ended: string
  readonly extended: boolean
  readonly step: number
  /** Version of the link at which the reserve was first met; undefined while it is not, or not known. */
  readonly reserve_since: number | undefined
}

export function stepsOf({ links, terms }: Pick<ProofAnswer, 'links' | 'terms'>, mine: number | undefined): ProofStep[] {
  const reserve = terms.reserve?.reserve_price
  let ended = terms.ends_at
  let reserve_since: number | undefined
  return links.map((link) => {
    const price = link.price ?? 0
    if (reserve !== undefined && price < reserve) reserve_since = undefined
    else if (reserve !== undefined) reserve_since ??= link.version
    const step = {
      ...{ link, price, ended, reserve_since },
      mine: link.bidder === mine,
      extended: Date.parse(link.ends_at) > Date.parse(ended),
      step: stepOf(terms.ladder, price),
    }
    ended = link.ends_at
    return step
  })
}
