import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { counterPath, editOfferPath, orderPath, proceedPath } from '../paths.ts'
import { type OfferAnswer, useCoins } from '../trade-words.ts'
import type { RescindProps } from './Rescind.tsx'
import { useAnswers } from './use-answers.ts'

const Rescind = lazyPart<RescindProps>(() => import('./Rescind.tsx').then((part) => part.Rescind))

/** What the viewer can do about an offer now. */
export function OfferActs({ offer }: { offer: OfferAnswer }) {
  const { t } = useLingui()
  const { coins } = useCoins()
  const { act, rescind, busy, refusal } = useAnswers(offer)
  const [asking, setAsking] = useState(false)
  const can = (action: OfferAnswer['actions'][number]) => offer.actions.includes(action)
  const { id, trade_id, deposit } = offer
  const sum = coins(deposit)
  return (
    <div className="stack">
      <Refused refusal={refusal} />
      {deposit > 0 && <p className="text-2">{t`Each side puts down ${sum}, and gets it back when both parcels have arrived.`}</p>}
      {offer.order_id && <Note tone="good">{t`Agreed: the pieces of both sides are kept for this trade.`}</Note>}
      <div className="row row--wrap">
        {can('accept') && <Button variant="trade" size="l" onClick={() => busy || void act('accept')}>{t`Accept`}</Button>}
        {can('send') && <Button variant="trade" size="l" onClick={() => busy || void act('send')}>{t`Send offer`}</Button>}
        {can('counter') && <Button size="l" href={counterPath(trade_id, id)}>{t`Counter offer`}</Button>}
        {can('edit') && <Button size="l" href={editOfferPath(id)}>{t`Edit`}</Button>}
        {can('reject') && <Button size="l" variant="quiet" onClick={() => busy || void act('reject')}>{t`Reject`}</Button>}
        {can('rescind') && <Button size="l" variant="quiet" onClick={() => setAsking(true)}>{t`Take back`}</Button>}
        {offer.order_id && <Button variant="trade" size="l" href={proceedPath(id)}>{t`Proceed with the trade`}</Button>}
        {offer.order_id && <Button size="l" href={orderPath(trade_id)}>{t`Look at the trade`}</Button>}
      </div>
      {asking && (
        <Rescind
          onClose={() => setAsking(false)}
          onReason={async (reason) => {
            setAsking(false)
            await rescind(reason)
          }}
        />
      )}
    </div>
  )
}
