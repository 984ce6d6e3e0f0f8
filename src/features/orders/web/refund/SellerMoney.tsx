import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import css from '../Order.module.css'
import type { ShownOrder } from '../order/shown-order.ts'

const CallOff = lazyPart(() => import('./CallOff.tsx').then((part) => part.CallOff))
const GiveBack = lazyPart(() => import('./GiveBack.tsx').then((part) => part.GiveBack))

/** The seller's ways to give money back: a part, all of it, or the whole order cancelled before it is sent. */
export function SellerMoney({ order }: { order: ShownOrder }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'call_off' | 'refund'>()
  const { actions, cancel_asked, status, buyer } = order
  const close = () => setOpen(undefined)
  if (!actions.includes('call_off') && !actions.includes('refund')) return null
  return (
    <div className={`side-block ${css.panel}`}>
      <h2>{t`Money back`}</h2>
      {cancel_asked && status === 'processing' && (
        <Note tone="warn">
          <strong>{t`${buyer.full_name} asks to cancel`}</strong> · <DateTime at={cancel_asked.at} />
          {cancel_asked.reason && (
            <>
              <br />
              <bdi className="prose">{cancel_asked.reason}</bdi>
            </>
          )}
          <br />
          {t`Cancel the order, or send it within three days. Otherwise it is cancelled by itself.`}
        </Note>
      )}
      <p className={`row row--wrap ${css.words}`}>
        {actions.includes('refund') && <Button onClick={() => setOpen('refund')}>{t`Give money back`}</Button>}
        {actions.includes('call_off') && <Button variant="danger" onClick={() => setOpen('call_off')}>{t`Cancel the order`}</Button>}
      </p>
      {open === 'call_off' && <CallOff order={order} onClose={close} />}
      {open === 'refund' && <GiveBack order={order} onClose={close} />}
    </div>
  )
}
