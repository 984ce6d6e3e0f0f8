import { useLingui } from '@lingui/react/macro'
import { Price } from '#web/ui/money/Price.tsx'
import { CartRow } from './CartRow.tsx'
import css from './CartScreen.module.css'
import { Lacks } from './Lacks.tsx'
import type { CartInHand } from './use-cart.ts'
import type { Quoted } from './use-quote.ts'

interface CartStoreProps {
  store: Quoted['stores'][number]
  currency: string
  cart: CartInHand
  risen: ReadonlyMap<string, number>
}

export function CartStore({ store, currency, cart, risen }: CartStoreProps) {
  const { t } = useLingui()
  const { store_id, store_name, city, lines, item_total } = store
  return (
    <section aria-labelledby={`store-${store_id}`}>
      <div className={css.store}>
        <h2 id={`store-${store_id}`}>{store_name}</h2>
        {city && <span className="caption">{t`from ${city}`}</span>}
        <span className="push strong">
          <Price as="plain" money={{ amount: item_total, currency }} />
        </span>
      </div>
      <ul className="items">
        {lines.map((line) => (
          <CartRow key={line.product_id} line={line} currency={currency} cart={cart} was={risen.get(line.product_id)} />
        ))}
      </ul>
      <Lacks store={store} currency={currency} />
    </section>
  )
}
