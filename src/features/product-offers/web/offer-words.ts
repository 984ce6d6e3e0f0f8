import { useLingui } from '@lingui/react/macro'
import type { ProductId } from '#features/products/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import type { productOffers } from '../contract.ts'

export type Offer = AnswerOf<typeof productOffers.show>['product_offer']

export interface OfferBoxProps {
  product_id: ProductId
  name: string
  price: number
  currency: string
  quantity: number
}

/** How an offer stands, in a word or two. */
export function useOfferStand() {
  const { t } = useLingui()
  const reasons: Record<NonNullable<Offer['action_reason']>, string> = {
    seller: t`Rejected`,
    withdrawn: t`Withdrawn`,
    unanswered: t`Not answered in time`,
    unpaid: t`Not paid in time`,
    gone: t`No longer for sale`,
  }
  return ({ status, action_reason, is_bought }: Offer): string => {
    if (is_bought) return t({ message: 'Bought', context: 'an offer' })
    if (action_reason) return reasons[action_reason]
    return status === 'Accepted' ? t`Accepted` : t`Waiting for an answer`
  }
}
