import { useLingui } from '@lingui/react/macro'
import { useMaybe } from '#web/query/hooks.ts'
import { type OperationQuery, queryOf } from '#web/query/keys.ts'
import { products } from '../../contract.ts'
import { FOR_SALE } from '../for-sale/paths.ts'
import type { Product } from '../product/product-words.ts'
import css from './MoreFromStore.module.css'
import { ProductCard } from './ProductCard.tsx'

const SHOWN = 3

const shelfOf = ({ store }: Pick<Product, 'store'>) => ({ store_id: store.id, page_size: SHOWN + 1 })
export const asksMoreFrom = (product: Product): OperationQuery => queryOf(products.list, shelfOf(product))

export function MoreFromStore({ product }: { product: Product }) {
  const { t } = useLingui()
  const { id, store } = product
  const found = useMaybe(products.list, shelfOf(product), true)?.products
  const others = found?.data.filter((card) => card.id !== id).slice(0, SHOWN) ?? []
  if (!others.length) return null
  return (
    <section aria-labelledby="more">
      <div className="section-head">
        <h2 id="more">{t`More from ${store.name}`}</h2>
        <a className="link" href={`${FOR_SALE}?store_id=${store.id}`}>{t`See all`}</a>
      </div>
      <div className={`cards ${css.three}`}>
        {others.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </div>
    </section>
  )
}
