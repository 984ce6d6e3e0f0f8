import { useLingui } from '@lingui/react/macro'
import { storeSubject } from '#features/stores/contract.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from '../Order.module.css'
import type { ShownOrder } from './shown-order.ts'

export function OrderHead({ order, title }: { order: ShownOrder; title: string }) {
  const { t } = useLingui()
  const { id, role, paid_at, store_id, store_name, buyer, placed_at, total, currency } = order
  const store = store_id ? <a href={storeSubject.path(store_id)}>{store_name}</a> : <bdi>{store_name}</bdi>
  return (
    <div className="ord-head">
      <div>
        <h1>{title}</h1>
        <p className="text-2">
          {t`Placed`} <DateTime at={placed_at} />{' '}
          {role === 'buyer' ? (
            <>
              {t`with`} {store}
            </>
          ) : (
            t`by ${buyer.full_name}`
          )}{' '}
          · <Price as="plain" money={{ amount: total, currency }} />
        </p>
      </div>
      <div className={`acts ${css.acts}`}>
        {paid_at && <Button size="s" icon="file-pdf" href={`/orders/${id}/invoice`}>{t`Invoice`}</Button>}
        {paid_at && role === 'seller' && <Button size="s" icon="package" href={`/orders/${id}/packing-slip`}>{t`Packing slip`}</Button>}
        <Button size="s" icon="printer" onClick={() => print()}>{t`Print`}</Button>
      </div>
    </div>
  )
}
