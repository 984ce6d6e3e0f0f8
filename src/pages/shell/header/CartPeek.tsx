import { useLingui } from '@lingui/react/macro'
import { useCoinCart } from '#features/coins/web/public.tsx'
import { useCart } from '#features/orders/web/public.tsx'
import { productSubject } from '#features/products/contract.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './CartPeek.module.css'

const SHOWN = 4

/** The newest lines of the cart and the pack of coins that waits; prices as they were when they were added. */
export function CartPeek({ onLeave }: { onLeave: () => void }) {
  const { t, i18n } = useLingui()
  const { currency } = useSite()
  const lines = useCart().lines ?? []
  const { cart: coins, pending } = useCoinCart()
  const left = lines.length - SHOWN
  const packs = pending && coins ? i18n.number(coins.coins * coins.quantity) : undefined
  if (!lines.length && !packs) return <Empty onLeave={onLeave} />
  return (
    <>
      <ul className={css.lines}>
        {lines
          .slice(-SHOWN)
          .toReversed()
          .map(({ product_id, name, order_quantity, price }) => (
            <li key={product_id}>
              <a className="link" href={productSubject.path(product_id)} onClick={onLeave}>
                <bdi>{name}</bdi>
              </a>
              {order_quantity > 1 && <span className="text-2">× {order_quantity}</span>}
              {price !== undefined && <Price as="plain" money={{ amount: price * order_quantity, currency }} />}
            </li>
          ))}
        {packs && (
          <li>
            <a className="link" href="/wallet/cart" onClick={onLeave}>{t`${packs} coins`}</a>
          </li>
        )}
      </ul>
      {left > 0 && <p className={`caption ${css.more}`}>{t`and ${left} more`}</p>}
      <Next href={lines.length ? '/cart/checkout' : '/wallet/cart'} onLeave={onLeave} />
    </>
  )
}

/** The link to the cart stands below. */
function Next({ href, onLeave }: { href: string; onLeave: () => void }) {
  const { t } = useLingui()
  return (
    <div className={css.acts}>
      <Button size="s" variant="fill" icon="lock-simple" href={href} onClick={onLeave}>
        {t({ message: 'Checkout', context: 'a button' })}
      </Button>
    </div>
  )
}

function Empty({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <p className={css.more}>{t`Your Cart is Empty`}</p>
      <div className={css.acts}>
        <Button size="s" href="/marketplace/for-sale" onClick={onLeave}>{t`Market`}</Button>
      </div>
    </>
  )
}
