import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Order.module.css'
import type { ShownOrder } from '../order/shown-order.ts'

const AskCancel = lazyPart(() => import('./AskCancel.tsx').then((part) => part.AskCancel))

/** Paid and not sent yet: the buyer may ask the store to cancel. */
export function BuyerCancel({ order }: { order: ShownOrder }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { actions, cancel_asked, status } = order
  if (status !== 'processing') return null
  return (
    <div className={`side-block ${css.panel}`}>
      <h2>{t`Not sent yet`}</h2>
      {cancel_asked ? (
        <p className="text-2" role="status">
          {t`You have asked to cancel this order on`} <DateTime at={cancel_asked.at} />.{' '}
          {t`Without a parcel or an answer within three days it is cancelled, and your money goes back.`}
        </p>
      ) : (
        <p className="text-2">{t`The store packs your parcel. If you have changed your mind, ask before it is on its way.`}</p>
      )}
      {actions.includes('ask_cancel') && (
        <p className={`row ${css.words}`}>
          <Button onClick={() => setOpen(true)}>{t`Ask to cancel`}</Button>
        </p>
      )}
      {open && <AskCancel order={order} onClose={() => setOpen(false)} />}
    </div>
  )
}
