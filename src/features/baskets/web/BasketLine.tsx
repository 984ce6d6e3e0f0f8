import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { productSubject } from '#features/products/contract.ts'
import { isolated } from '#kernel/plain-text.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from './Basket.module.css'
import { type BasketInput, type BasketLineAnswer, withCopy, withoutWant } from './basket-address.ts'

interface BasketLineProps {
  line: BasketLineAnswer
  currency: string
  input: BasketInput
}

/** A copy that was taken for a want, and the others that there are. */
export function BasketLine({ line, currency, input }: BasketLineProps) {
  const { t } = useLingui()
  const { wish_id, product_id, title, path, name, facts, price, media, is_chosen, others } = line
  return (
    <li className={css.line}>
      <Thumb picture={media ? pictureOf(media) : undefined} alt="" lies="stamp" size={72} />
      <div className={css.name}>
        <a className="strong" href={productSubject.path(product_id)}>
          {name}
        </a>
        <p className="caption">{[facts, is_chosen && t`chosen by you`].filter(Boolean).join(' · ')}</p>
        <p className="caption">
          {t`For your want:`} <a href={path}>{title}</a>
        </p>
        {others.length > 0 && <Others line={line} currency={currency} input={input} />}
        <p className="caption">
          <a className="link" href={withoutWant(input, wish_id)} aria-label={t`Leave out ${title}`}>{t`Leave out`}</a>
        </p>
      </div>
      <span className={css.price}>
        <Price money={{ amount: price, currency }} />
      </span>
    </li>
  )
}

/** Each with what the whole basket would cost with it. */
function Others({ line, currency, input }: BasketLineProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const all = (amount: number) => moneyText({ amount, currency }, numbers)
  return (
    <details className={css.others}>
      <summary>{t`Other copies`}</summary>
      <ul>
        {line.others.map((other) => (
          <li key={other.product_id}>
            <span>
              <a href={productSubject.path(other.product_id)}>{other.name}</a>
              <span className="caption">
                {' '}
                {[other.facts, isolated(other.store_name)].filter(Boolean).join(' · ')} ·{' '}
                <Price as="plain" money={{ amount: other.price, currency }} />
              </span>
            </span>
            <a className="link" href={withCopy(input, line, other.product_id)} aria-label={t`Take ${other.name} of ${other.store_name}`}>
              {t`Take it: ${all(other.total)} in all`}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
