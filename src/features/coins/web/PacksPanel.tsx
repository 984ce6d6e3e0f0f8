import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useData } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { coins } from '../contract.ts'
import css from './Coins.module.css'
import { useCoinCart } from './coin-cart.ts'

/** The packs, and the way into the coin cart. Asks `coins.packs`. */
export function PacksPanel() {
  const { t } = useLingui()
  const router = useRouter()
  const toast = useToast()
  const numbers = useNumbers()
  const { packs } = useData(coins.packs, {})
  const { cart, put } = useCoinCart()
  const [chosen, setChosen] = useState<number>()
  const now = chosen ?? (cart?.coins || packs[1]!.coins)
  function lay() {
    put({ coins: now, quantity: cart?.coins === now ? cart.quantity : 1 })
    toast({ title: t`Added To Cart` })
    router.push('/wallet/cart')
  }
  return (
    <section className={css.aside} aria-labelledby="coin-packs">
      <h2 id="coin-packs">{t`Coin packs`}</h2>
      <p className="small text-2">{t`One cent a coin, no expiry.`}</p>
      <fieldset className="plain">
        <legend className="vh">{t`Pack`}</legend>
        <div className={css.packs}>
          {packs.map((pack) => (
            <label key={pack.coins} className="perf">
              <input type="radio" name="pack" checked={pack.coins === now} onChange={() => setChosen(pack.coins)} />
              <b>{new Intl.NumberFormat(numbers).format(pack.coins)}</b>
              <Price as="plain" money={pack} />
            </label>
          ))}
        </div>
      </fieldset>
      <Button block onClick={lay}>{t`Put in the cart`}</Button>
    </section>
  )
}
