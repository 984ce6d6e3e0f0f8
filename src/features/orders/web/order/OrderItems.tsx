import { useLingui } from '@lingui/react/macro'
import { productSubject } from '#features/products/contract.ts'
import { Price } from '#web/ui/money/Price.tsx'
import { ItemThumb } from '../ItemThumb.tsx'
import css from '../Order.module.css'
import type { ShownOrder } from './shown-order.ts'

export function OrderItems({ order: { lines, currency } }: { order: ShownOrder }) {
  const { t } = useLingui()
  return (
    <>
      <h2 className={css.items}>{t`Items`}</h2>
      <ul className="items">
        {lines.map((line) => (
          <li key={line.id} className={css.line}>
            <ItemThumb of={line} size={96} />
            <div>
              {line.product_id ? (
                <a className="strong" href={productSubject.path(line.product_id)}>
                  {line.name}
                </a>
              ) : (
                <b className="strong">{line.name}</b>
              )}
              <p className="caption">{line.facts}</p>
              {line.order_quantity > 1 && (
                <p className="caption">
                  {t`${line.order_quantity} pieces, each`} <Price as="plain" money={{ amount: line.price, currency }} />
                </p>
              )}
            </div>
            <Price className="push" money={{ amount: line.total, currency }} />
          </li>
        ))}
      </ul>
    </>
  )
}
