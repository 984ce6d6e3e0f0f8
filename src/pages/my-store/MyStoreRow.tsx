import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import type { products } from '#features/products/contract.ts'
import { productMachine } from '#features/products/rules.ts'
import { ProductFormNo, ProductMoves, useMoves } from '#features/products/web/public.tsx'
import { possible } from '#kernel/machine.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { productNumber } from '#kernel/written/spoken-number.ts'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './MyStorePage.module.css'

type StoreProduct = AnswerOf<typeof products.ofStore>['products']['data'][number]

const MOVES = ['publish', 'unpublish', 'archive', 'restore'] as const

/** A product with price, stock and the seller's actions. */
export function MyStoreRow({ product }: { product: StoreProduct }) {
  const { t } = useLingui()
  const { id, name, media, price, regular_price, currency, quantity, number, sku, status } = product
  const { move, busy, refusal } = useMoves(id)
  const allowed: readonly string[] = possible(productMachine, status, 'seller')
  const line = [productNumber(number), sku, t`${quantity} left`].filter(Boolean).join(' · ')
  return (
    <li className={css.row}>
      <Thumb picture={media ? pictureOf(media) : undefined} alt="" size={72} lies={product.productable_type === 'Supply' ? 'supply' : 'stamp'} />
      <div className={css.what}>
        <a className="strong" href={`/products/${id}`}>
          {name}
        </a>
        <p className="caption">{line}</p>
      </div>
      <p className={css.price}>
        <Price money={{ amount: price, currency }} />
        {price < regular_price && <Price money={{ amount: regular_price, currency }} was className="small muted" />}
      </p>
      <div className={css.moves}>
        <Button href={`/products/${id}/edit`} size="s" aria-label={t`Edit: ${name}`}>{t`Edit`}</Button>
        <ProductMoves actions={MOVES.filter((one) => allowed.includes(one))} {...{ busy, name }} size="s" onMove={(what) => void move(what)} />
      </div>
      {refusal && (
        <div className={css.no}>
          <ProductFormNo refusal={refusal} edit={`/products/${id}/edit`} />
        </div>
      )}
    </li>
  )
}
