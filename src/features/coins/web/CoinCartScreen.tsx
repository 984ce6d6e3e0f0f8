import { useLingui } from '@lingui/react/macro'
import { payments } from '#features/payments/contract.ts'
import { PayWithCard } from '#features/payments/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { QuantityStepper } from '#web/ui/controls/QuantityStepper.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { coins } from '../contract.ts'
import { PACKS_MOST } from '../rules.ts'
import css from './Coins.module.css'
import { type CoinCart, useCoinCart } from './coin-cart.ts'

export default screenWithoutInput(CoinCartScreen, {
  visitors: 'members',
  asks: () => [queryOf(coins.packs, {}), queryOf(payments.methods, {})],
})

/** The coin cart: one pack, how often, and the card. */
function CoinCartScreen() {
  const { t } = useLingui()
  const { cart, pending } = useCoinCart()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Coin cart`}</Title>
      <Crumbs
        crumbs={[
          { label: t`Wallet`, href: '/wallet' },
          { label: t({ message: 'Coins', context: 'wallet' }), href: '/wallet/coins' },
          { label: t`Coin cart` },
        ]}
      />
      <h1 className={css.title}>{t`Coin cart`}</h1>
      {cart && !pending && (
        <EmptyState
          title={t`Your Cart is Empty`}
          line={t`Coins settle trades and bounties. They never turn into money.`}
          action={<Button variant="fill" href="/wallet/coins#coin-packs">{t`Choose a pack`}</Button>}
        />
      )}
      {cart && pending && <Checkout cart={cart} />}
    </main>
  )
}

type Bought = AnswerOf<typeof coins.buy>
function Checkout({ cart }: { cart: CoinCart }) {
  const { t } = useLingui()
  const router = useRouter()
  const numbers = useNumbers()
  const { run } = useCommand(coins.buy)
  const pack = useData(coins.packs, {}).packs.find((one) => one.coins === cart.coins)!
  const amount = pack.amount * cart.quantity
  const price = moneyText({ amount, currency: pack.currency }, numbers)
  return (
    <div className={css.checkout}>
      <Lines cart={cart} price={price} />
      <section className={`panel ${css.pay}`} aria-label={t`Payment`}>
        <p className={css.total}>
          {t`Total`}
          <Price as="panel" money={{ amount, currency: pack.currency }} />
        </p>
        <PayWithCard<Bought>
          label={t`Pay ${price}`}
          pay={(payment_method_id) => run({ ...cart, payment_method_id, expected_amount: amount })}
          paymentOf={({ payment }) => payment}
          done={({ purchase: { id } }) => router.push(`/wallet/coins?${new URLSearchParams({ purchase: id })}`)}
        />
        <p className="hint">{t`What you do not spend can be given back for 14 days.`}</p>
      </section>
    </div>
  )
}

function Lines({ cart, price }: { cart: CoinCart; price: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const numbers = useNumbers()
  const { put, empty } = useCoinCart()
  const size = new Intl.NumberFormat(numbers).format(cart.coins)
  function away() {
    empty()
    toast({ title: t`Your Cart is Empty`, action: { label: t`Undo`, onPress: () => put(cart) } })
  }
  return (
    <section className={`panel ${css.line}`} aria-label={t({ message: 'Coins', context: 'wallet' })}>
      <i className={css.coin} aria-hidden="true" />
      <div className={css.what}>
        <b>{t`Pack of ${size} coins`}</b>
        <span className="small text-2">{price}</span>
      </div>
      <QuantityStepper label={t`Packs`} value={cart.quantity} max={PACKS_MOST} onValue={(quantity) => put({ ...cart, quantity })} />
      <Button size="s" variant="quiet" icon="trash" onClick={away}>{t`Empty the cart`}</Button>
    </section>
  )
}
