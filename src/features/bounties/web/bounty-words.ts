import { useLingui } from '@lingui/react/macro'
import { COIN } from '#kernel/coins.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import type { bounties } from '../contract.ts'

export type BountyAnswer = AnswerOf<typeof bounties.show>['bounty']
export type BountyCardAnswer = AnswerOf<typeof bounties.list>['bounties']['data'][number]
export type OfferAnswer = AnswerOf<typeof bounties.showOffer>['bounty_offer']

type Rewarded = Pick<BountyCardAnswer, 'offered_amount' | 'offered_coins' | 'currency'>
export const rewardOf = ({ offered_amount, offered_coins, currency }: Rewarded) =>
  offered_coins === null ? { amount: offered_amount ?? 0, currency } : { amount: offered_coins, currency: COIN }

export function useBountyWords() {
  const { t } = useLingui()
  const statuses: Record<BountyAnswer['status'], string> = {
    Draft: t({ message: 'Draft', context: 'a bounty' }),
    Scheduled: t({ message: 'Scheduled', context: 'a bounty' }),
    Active: t({ message: 'Open', context: 'a bounty' }),
    Closed: t({ message: 'Closed', context: 'a bounty' }),
    Won: t({ message: 'Won', context: 'a bounty' }),
    Archived: t({ message: 'Archived', context: 'a bounty' }),
  }
  const reasons: Record<NonNullable<OfferAnswer['action_reason']>, string> = {
    poster: t`Rejected`,
    withdrawn: t`Withdrawn`,
    closed: t`The bounty was closed`,
    won: t`Somebody else has won`,
    gone: t`No longer for sale`,
    lapsed: t`Not bought in 14 days`,
  }
  const kinds: Record<OfferAnswer['referable_type'], string> = {
    StampItem: t`Own item`,
    Product: t`Own product`,
    Auction: t`Own auction`,
    Trade: t`Own trade`,
    market_referral: t`Listing of somebody else`,
    referral_link: t`Page outside`,
  }
  return {
    statusOf: (status: BountyAnswer['status']) => statuses[status],
    kindOf: ({ referable_type }: OfferAnswer) => kinds[referable_type],
    standOf: ({ status, action_reason, is_won }: OfferAnswer) => {
      if (is_won) return t`It is the one`
      if (action_reason) return reasons[action_reason]
      return status === 'Accepted' ? t`Accepted` : t`Waiting for an answer`
    },
    placeOf: ({ target, country_name }: Pick<BountyCardAnswer, 'target' | 'country_name'>) =>
      target === 'worldwide' ? t`worldwide` : t`local, ${country_name ?? ''}`,
    gradeOf: ({ minimum_grade_name: grade }: Pick<BountyCardAnswer, 'minimum_grade_name'>) => (grade === null ? t`any grade` : t`${grade} or better`),
  }
}
