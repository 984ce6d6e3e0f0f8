import { reaches } from '#features/shipping/web/public.tsx'
import type { AuctionAnswer } from '../auction-answer.ts'

/** The cheapest way to this country; null while it is not known, or nothing is sent there. */
export function postageTo({ rates, country }: Pick<AuctionAnswer, 'rates' | 'country'>, to: string | undefined): number | null {
  if (to === undefined) return null
  const reaching = country === null ? rates : rates.filter((rate) => reaches(rate, { from: country, to }))
  return reaching.length ? Math.min(...reaching.map(({ amount }) => amount)) : null
}
