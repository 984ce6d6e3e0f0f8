import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/data.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { products } from '../contract.ts'
import { FOR_SALE } from './for-sale-address.ts'
import { ProductCard } from './ProductCard.tsx'

const SHOWN = 24
/** What a store's page asks of its products. */
export const storeProductsAsked = (store_id: string) => ({ store_id, page_size: SHOWN })

/** What a store has for sale now, newest first. */
export function StoreProducts({ store_id }: { store_id: string }) {
  const { t, i18n } = useLingui()
  const { data, total = 0 } = useData(products.list, storeProductsAsked(store_id)).products
  const all = i18n.number(total)
  return (
    <section className="section" aria-labelledby="for-sale">
      <div className="section-head">
        <h2 id="for-sale">{t`For sale`}</h2>
        {total > data.length && <a className="link" href={`${FOR_SALE}?store_id=${store_id}`}>{t`See all ${all}`}</a>}
      </div>
      {data.length ? (
        <div className="cards">
          {data.map((card, at) => (
            <ProductCard key={card.id} card={card} eager={at < 4} />
          ))}
        </div>
      ) : (
        <EmptyState level="h3" title={t`Nothing for sale at the moment`} line={t`Come back later: a stockbook fills slowly.`} />
      )}
    </section>
  )
}
