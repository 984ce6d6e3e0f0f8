import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { ShownMessage } from '../use-thread.ts'
import css from './Offer.module.css'

type ShownOffer = NonNullable<NonNullable<ShownMessage['about']>['offer']>

/** How an offer stands now, and for how much it is. */
export function OfferLine({ offer: { state, amount, currency, quantity } }: { offer: ShownOffer }) {
  const { t, i18n } = useLingui()
  const words = {
    placed: t`Waiting for an answer`,
    countered: t`Answered with a counter offer`,
    accepted: t({ message: 'Accepted', context: 'an offer' }),
    bought: t({ message: 'Bought', context: 'an offer' }),
    declined: t({ message: 'Declined', context: 'an offer' }),
    withdrawn: t({ message: 'Withdrawn', context: 'an offer' }),
    expired: t({ message: 'Expired', context: 'an offer' }),
    gone: t`No longer for sale`,
  }
  const is_good = state === 'accepted' || state === 'bought'
  return (
    <span className={css.offer} data-state={is_good ? 'good' : state === 'placed' || state === 'countered' ? 'open' : 'over'}>
      {amount !== null && currency !== null && (
        <b>
          {t({ message: 'Offer', context: 'a price' })}: <Price money={{ amount, currency }} />
          {quantity !== null && quantity > 1 && ` × ${i18n.number(quantity)}`}
        </b>
      )}
      <span>
        <Icon name={is_good ? 'check-circle' : state === 'placed' ? 'clock' : 'info'} size="s" />
        {words[state]}
      </span>
    </span>
  )
}
