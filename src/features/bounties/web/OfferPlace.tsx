import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './Bounties.module.css'
import { type OfferAnswer, useBountyWords } from './bounty-words.ts'

/** Where it is, for who may know. */
export function OfferPlace({ offer }: { offer: OfferAnswer }) {
  const { t } = useLingui()
  const { kindOf } = useBountyWords()
  const kind = kindOf(offer)
  if (offer.address === null)
    return (
      <span className={css.locked}>
        <Icon name="lock-simple" />
        {t`${kind}, shown after acceptance`}
      </span>
    )
  return offer.is_outside ? (
    <a className="link" href={offer.address} rel="noopener noreferrer nofollow" target="_blank">
      {new URL(offer.address).hostname}
    </a>
  ) : (
    <a className="link" href={offer.address}>
      {offer.facts?.name ?? kind}
    </a>
  )
}
