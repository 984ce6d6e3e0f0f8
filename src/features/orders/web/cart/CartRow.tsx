import { useLingui } from '@lingui/react/macro'
import { productSubject } from '#features/products/contract.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { QuantityStepper } from '#web/ui/controls/QuantityStepper.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { ItemThumb } from '../ItemThumb.tsx'
import css from './CartScreen.module.css'
import type { CartInHand } from './use-cart.ts'
import type { Quoted } from './use-quote.ts'
import { WasPrice } from './WasPrice.tsx'

type QuotedLine = Quoted['stores'][number]['lines'][number]

export function CartRow({ line, currency, cart, was }: { line: QuotedLine; currency: string; cart: CartInHand; was: number | undefined }) {
  const { t } = useLingui()
  const { product_id, name, facts, quantity, problem, total, price } = line
  const wanted = cart.lines?.find((one) => one.product_id === product_id)?.order_quantity ?? line.order_quantity
  const buyable = problem !== 'gone' && problem !== 'own'
  return (
    <li className={css.line}>
      <ItemThumb of={line} size={96} />
      <div className={css.name}>
        <a className="strong" href={productSubject.path(product_id)}>
          {name}
        </a>
        <p className="caption">{facts}</p>
        <Reason line={line} wanted={wanted} />
        {buyable && <WasPrice was={was} currency={currency} />}
      </div>
      {buyable ? (
        <QuantityStepper
          label={t`Quantity of ${name}`}
          value={Math.min(wanted, quantity)}
          max={quantity}
          onValue={(next) => cart.setQuantity(product_id, next, quantity)}
        />
      ) : (
        <span />
      )}
      <div className={css.price}>
        {buyable && <Price money={{ amount: total, currency }} />}
        {buyable && line.order_quantity > 1 && (
          <p className="caption">
            {t`each`} <Price as="plain" money={{ amount: price, currency }} />
          </p>
        )}
      </div>
      <IconButton icon="trash" label={t`Remove ${name}`} onClick={() => cart.remove(product_id)} />
    </li>
  )
}

/** Why the line cannot be bought, or only a smaller quantity. */
function Reason({ line: { problem, quantity }, wanted }: { line: QuotedLine; wanted: number }) {
  const { t } = useLingui()
  const look = `small ${css.problem}`
  if (problem === 'gone') return <p className={`${look} bad`}>{t`No longer for sale. It will not be bought.`}</p>
  if (problem === 'own') return <p className={`${look} bad`}>{t`This is your own item. It will not be bought.`}</p>
  if (problem === 'fewer') return <p className={`${look} warn`}>{t`Only ${quantity} left, so that many will be bought.`}</p>
  if (quantity === 1) return <p className={`${look} text-2`}>{t`The only one`}</p>
  return wanted >= quantity ? <p className={`${look} text-2`}>{t`That is all there are: ${quantity}`}</p> : null
}
