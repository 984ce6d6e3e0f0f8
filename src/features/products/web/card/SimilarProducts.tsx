import { useLingui } from '@lingui/react/macro'
import type { Id } from '#kernel/shapes.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { type OperationQuery, queryOf } from '#web/query/keys.ts'
import { products } from '../../contract.ts'
import { FOR_SALE } from '../for-sale/paths.ts'
import { named, type Product } from '../product/product-words.ts'
import { ProductCard } from './ProductCard.tsx'

const SHOWN = 5

export const asksSimilar = (id: Id<'products'>): OperationQuery => queryOf(products.similar, { id })

export function SimilarProducts({ product }: { product: Product }) {
  const { t } = useLingui()
  const others = useMaybe(products.similar, { id: product.id }, true)?.products.slice(0, SHOWN) ?? []
  const country = product.productable?.country
  const place = named(product, 'country')
  if (!others.length) return null
  return (
    <section className="section" aria-labelledby="similar">
      <div className="section-head">
        <h2 id="similar" tabIndex={-1}>{t`Similar, and in reach`}</h2>
        {country && <a className="link" href={`${FOR_SALE}?country=${encodeURIComponent(country)}`}>{t`All of ${place}`}</a>}
      </div>
      <div className="cards cards--5 snap">
        {others.map((card) => (
          <ProductCard key={card.id} card={card} level="h3" />
        ))}
      </div>
    </section>
  )
}
