import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import type { OfferAnswer } from './bounty-words.ts'
import { useOfferAnswers } from './use-offer-answers.ts'

/** What the viewer can do about an offer now. */
export function OfferButtons({ offer }: { offer: OfferAnswer }) {
  const { t } = useLingui()
  const { act, busy, refusal } = useOfferAnswers(offer)
  const can = (action: OfferAnswer['actions'][number]) => offer.actions.includes(action)
  return (
    <>
      <Refused refusal={refusal} />
      <div className="row row--wrap">
        {can('accept') && <Button size="s" variant="fill" onClick={() => busy || void act('accept')}>{t`Accept`}</Button>}
        {can('reject') && <Button size="s" variant="quiet" onClick={() => busy || void act('reject')}>{t`Reject`}</Button>}
        {can('withdraw') && <Button size="s" variant="quiet" onClick={() => busy || void act('withdraw')}>{t`Withdraw`}</Button>}
      </div>
    </>
  )
}
