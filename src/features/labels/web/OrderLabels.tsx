import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderId } from '#features/orders/contract.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { labels } from '../contract.ts'
import { LabelCard } from './LabelCard.tsx'
import css from './Labels.module.css'

const BuyLabel = lazyPart(() => import('./BuyLabel.tsx').then((part) => part.BuyLabel))

/** Of a sale: the labels that were bought for its parcels, and the way to buy one. */
export function OrderLabels({ order_id }: { order_id: OrderId }) {
  const { t } = useLingui()
  const found = useData(labels.list, { id: order_id })
  const [open, setOpen] = useState(false)
  if (!found.may_buy && !found.labels.length) return null
  return (
    <div className={`side-block ${css.block}`}>
      <h2>{t`Labels`}</h2>
      {found.labels.length > 0 && (
        <ul className={`plain ${css.list}`}>
          {found.labels.map((label) => (
            <LabelCard key={label.id} label={label} />
          ))}
        </ul>
      )}
      {found.may_buy && !found.has_sender && (
        <p className="text-2">
          {t`Carriers want to know who sends.`} <a className="link" href="/setting/account/addresses">{t`Save your address`}</a>
        </p>
      )}
      {found.may_buy && found.has_sender && (
        <div>
          <Button icon="package" onClick={() => setOpen(true)}>{t`Buy a label`}</Button>
        </div>
      )}
      {open && <BuyLabel order_id={order_id} parcel={found.parcel} available={found.available} onClose={() => setOpen(false)} />}
    </div>
  )
}
