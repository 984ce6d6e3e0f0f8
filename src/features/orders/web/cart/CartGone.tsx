import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import css from './CartScreen.module.css'
import type { CartInHand } from './use-cart.ts'
import type { Quoted } from './use-quote.ts'

/** Products deleted since: the cart still knows their names. */
export function CartGone({ quote, cart }: { quote: Quoted; cart: CartInHand }) {
  const { t } = useLingui()
  const known = new Set(quote.stores.flatMap(({ lines }) => lines.map(({ product_id }) => product_id)))
  const gone = (cart.lines ?? []).filter(({ product_id }) => !known.has(product_id))
  if (!gone.length) return null
  return (
    <section aria-labelledby="cart-gone">
      <h2 id="cart-gone" className={css.gone}>{t`No longer for sale`}</h2>
      <ul className="items">
        {gone.map(({ product_id, name }) => (
          <li key={product_id}>
            <span className="text-2">{name}</span>
            <span className="push">
              <IconButton icon="trash" label={t`Remove ${name}`} onClick={() => cart.remove(product_id)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
