import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { productNumber } from '#kernel/written/spoken-number.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { storeInventory } from '../contract.ts'
import css from './Inventory.module.css'
import { useProductStates } from './use-product-states.ts'

type Row = AnswerOf<typeof storeInventory.show>['inventory']['data'][number]

export function StockRow({ row }: { row: Row }) {
  const { t } = useLingui()
  const states = useProductStates()
  const { id, name, media, productable_type, number, sku, status, quantity, reserved, is_low, price, worth, currency } = row
  return (
    <li className={css.row}>
      <Thumb picture={media ? pictureOf(media) : undefined} alt="" size={56} lies={productable_type === 'Supply' ? 'supply' : 'stamp'} />
      <div className={css.what}>
        <a className="strong" href={`/products/${id}/edit`}>
          <bdi>{name}</bdi>
        </a>
        <p className="caption">{[productNumber(number), sku, states[status]].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={css.num}>
        <b>{t`${quantity} left`}</b>
        {reserved > 0 && <span className="small muted">{t`${reserved} at a checkout`}</span>}
        {is_low && <Badge kind="bounty">{t`Running low`}</Badge>}
      </p>
      <p className={css.num}>
        <Price money={{ amount: price, currency }} />
        {worth > price && (
          <span className="small muted">
            {t`in all`} <Price as="plain" money={{ amount: worth, currency }} />
          </span>
        )}
      </p>
    </li>
  )
}
