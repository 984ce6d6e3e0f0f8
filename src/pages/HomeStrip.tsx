import { useLingui } from '@lingui/react/macro'
import { FOR_SALE, ProductCard } from '#features/products/web/public.tsx'
import type { Cards } from './HomeBook.tsx'

/** Six more in a row; on a phone they snap. */
export function HomeStrip({ cards, total }: { cards: Cards; total: number | undefined }) {
  const { t, i18n } = useLingui()
  const all = i18n.number(total ?? 0)
  return (
    <section className="section" aria-labelledby="new">
      <div className="section-head">
        <h2 id="new">{t`New for sale`}</h2>
        <a className="link" href={FOR_SALE}>
          {total ? t`See all ${all}` : t`See all`}
        </a>
      </div>
      <div className="cards cards--6 snap">
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </div>
    </section>
  )
}
