import { Plural, useLingui } from '@lingui/react/macro'
import { useCart, useFill } from '#features/orders/web/public.tsx'
import { moneyText } from '#kernel/written/money-text.ts'
import { askUpgrade } from '#web/browser/upgrade.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from './Basket.module.css'
import type { BasketAnswer } from './basket-address.ts'

/** The total, how good it is, and the press that fills the cart. */
export function BasketSum({ basket, filled }: { basket: BasketAnswer; filled: number }) {
  const { t } = useLingui()
  const { item_total, shipping_total, total, currency, country } = basket
  const price = (amount: number) => <Price as="plain" money={{ amount, currency }} />
  return (
    <aside className={`sum ${css.sum}`} aria-labelledby="basket-total">
      <div className="sum-head">
        <h2 id="basket-total">
          <Plural value={filled} one="# copy together" other="# copies together" />
        </h2>
      </div>
      <dl className="tot">
        <div>
          <dt>{t`Items`}</dt>
          <dd>{price(item_total)}</dd>
        </div>
        <div>
          <dt>{country === null ? t`Delivery from` : t`Delivery`}</dt>
          <dd>{price(shipping_total)}</dd>
        </div>
        <div className="grand">
          <dt>{country === null ? t`Total from` : t`Total`}</dt>
          <dd>
            <Price money={{ amount: total, currency }} />
          </dd>
        </div>
      </dl>
      <div className="sum-pay">
        <HowGood basket={basket} />
        <FillCart basket={basket} />
        <OneStore basket={basket} />
      </div>
    </aside>
  )
}

/** Exact, or how far from it at most. */
function HowGood({ basket: { exact, bound, total, currency } }: { basket: BasketAnswer }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  if (exact) return <p className="caption">{t`No other choice among the cheapest copies of each want costs less, postage included.`}</p>
  const [least, saving] = [bound, total - bound].map((amount) => moneyText({ amount, currency }, numbers))
  return <p className="caption">{t`The best that was found. It cannot cost less than ${least}, so at most ${saving} could be saved.`}</p>
}

function FillCart({ basket: { parcels, may_buy } }: { basket: BasketAnswer }) {
  const { t } = useLingui()
  const [cart, put, router] = [useCart(), useFill(), useRouter()]
  const items = parcels.flatMap(({ lines }) =>
    lines.map(({ product_id, name, quantity, price }) => ({ product_id, name, quantity_available: quantity, price })),
  )
  const others = (cart.lines ?? []).filter((line) => !items.some(({ product_id }) => product_id === line.product_id)).length
  function fill() {
    if (!may_buy) askUpgrade({ permission: 'marketplace.buying.purchase' })
    else if (put(items)) router.push('/cart')
  }
  return (
    <>
      <Button variant="fill" size="l" block icon="shopping-cart" onClick={fill}>{t`Put all into the cart`}</Button>
      {others > 0 && (
        <p className="caption">
          <Plural value={others} one="# other thing lies in your cart and comes on top." other="# other things lie in your cart and come on top." />
        </p>
      )}
    </>
  )
}

function OneStore({ basket: { from_one_store, currency } }: { basket: BasketAnswer }) {
  const { t } = useLingui()
  if (!from_one_store.length) return null
  return (
    <div className={css.one}>
      <h3>{t`From one store alone`}</h3>
      <ul>
        {from_one_store.map(({ store_id, store_name, filled, total }) => (
          <li key={store_id}>
            <span>
              <a href={`/stores/${store_id}`}>{store_name}</a>{' '}
              <span className="caption">
                <Plural value={filled} one="# want" other="# wants" />
              </span>
            </span>
            <Price as="plain" money={{ amount: total, currency }} />
          </li>
        ))}
      </ul>
    </div>
  )
}
