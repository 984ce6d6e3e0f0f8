import { useLingui } from '@lingui/react/macro'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { CartEmpty } from './CartEmpty.tsx'
import { CartGone } from './CartGone.tsx'
import css from './CartScreen.module.css'
import { CartStore } from './CartStore.tsx'
import { Totals } from './Totals.tsx'
import { useCart } from './use-cart.ts'
import { useQuote } from './use-quote.ts'
import { useRisen } from './use-risen.ts'

/** The cart by store, at current prices. */
export default screenWithoutInput(function CartScreen() {
  const { t } = useLingui()
  const cart = useCart()
  const { whole, quote, lost, again } = useQuote(cart.lines)
  const risen = useRisen(whole)
  const filled = Boolean(cart.lines?.length)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Cart`}</Title>
      <div className="page-head">
        <h1>{t`Cart`}</h1>
        {filled && <Button size="s" variant="quiet" onClick={cart.empty}>{t`Empty the cart`}</Button>}
      </div>
      {cart.lines?.length === 0 && <CartEmpty />}
      {lost && filled && (
        <Note tone="bad" role="alert">
          {t`The prices could not be read. Nothing is lost.`} <Button size="s" onClick={again}>{t`Try again`}</Button>
        </Note>
      )}
      {!cart.lines || (filled && !whole && !lost) ? <Reading /> : null}
      {filled && whole && (
        <div className="pay">
          <div className={css.stores}>
            {whole.stores.map((store) => (
              <CartStore key={store.store_id} store={store} currency={whole.currency} cart={cart} risen={risen} />
            ))}
            <CartGone quote={whole} cart={cart} />
          </div>
          <aside className={`sum ${css.sum}`} aria-labelledby="cart-total">
            <div className="sum-head">
              <h2 id="cart-total">{t`Total`}</h2>
            </div>
            {quote && <Totals least quote={quote} />}
            <div className="sum-pay">{quote ? <CheckoutLink /> : <p className="text-2">{t`Nothing here can be bought.`}</p>}</div>
          </aside>
        </div>
      )}
    </main>
  )
})

function CheckoutLink() {
  const { t } = useLingui()
  const { signed_in } = useSite()
  return (
    <>
      <Button variant="fill" size="l" block icon="lock-simple" href={signed_in ? '/cart/checkout' : '/login?redirect_back=/cart/checkout'}>
        {t({ message: 'Checkout', context: 'a button' })}
      </Button>
      {!signed_in && <p className={`caption ${css.hint}`}>{t`You log in first; your cart comes with you.`}</p>}
    </>
  )
}

function Reading() {
  const { t } = useLingui()
  return (
    <>
      <p className="text-2" role="status">{t`Reading the prices…`}</p>
      <noscript>
        <p>{t`Your cart lies in this browser: it needs JavaScript.`}</p>
      </noscript>
    </>
  )
}
