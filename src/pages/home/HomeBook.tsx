import { useLingui } from '@lingui/react/macro'
import type { products } from '#features/products/contract.ts'
import { FOR_SALE, ProductPocket } from '#features/products/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import css from './Home.module.css'

export type Cards = AnswerOf<typeof products.list>['products']['data']

/** Newest listings on a page of a stockbook. */
export function HomeBook({ cards }: { cards: Cards }) {
  const { t } = useLingui()
  return (
    <section className="book" aria-labelledby="latest">
      <div className="book-head">
        <h2 id="latest">{cards.length ? t`Just came in` : t`An empty page`}</h2>
        {cards.length > 0 && <a href={FOR_SALE}>{t`See all`}</a>}
      </div>
      {cards.length ? (
        <ul className="lots">
          {cards.map((card, at) => (
            <ProductPocket key={card.id} card={card} priority={at === 0} />
          ))}
        </ul>
      ) : (
        <Empty />
      )}
    </section>
  )
}

function Empty() {
  const { t } = useLingui()
  return (
    <>
      <div className={css.strips} aria-hidden="true" />
      <div className={css.empty}>
        <p>{t`Nothing is for sale yet. The first pocket is yours.`}</p>
        <a className="btn" href="/products/create">{t`Sell the first item`}</a>
      </div>
    </>
  )
}
