import { useLingui } from '@lingui/react/macro'
import type { LackReason } from '../rules.ts'
import css from './Basket.module.css'
import { type BasketAnswer, type BasketInput, withWant } from './basket-address.ts'

function useReasons(): Readonly<Record<LackReason, string>> {
  const { t } = useLingui()
  return {
    none: t`Nobody sells it now`,
    floor: t`Only copies below the condition or grade that you ask for`,
    price: t`Only above your highest price`,
    way: t`No seller sends it to this country`,
    minimum: t`Only in a store whose minimum order is not reached, or not together in one parcel`,
  }
}

/** Wants that are not in the basket, each with what stands in its way, and those that the member has left out. */
export function BasketMissing({ basket: { missing, left_out }, input }: { basket: BasketAnswer; input: BasketInput }) {
  const { t } = useLingui()
  const reasons = useReasons()
  return (
    <>
      {missing.length > 0 && (
        <section className={css.missing} aria-labelledby="missing">
          <h2 id="missing">{t`Not in the basket`}</h2>
          <ul>
            {missing.map(({ wish_id, title, path, reason }) => (
              <li key={wish_id}>
                <a href={path}>{title}</a>
                <span className="caption">{reasons[reason]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {left_out.length > 0 && (
        <section className={css.missing} aria-labelledby="left-out">
          <h2 id="left-out">{t`Left out by you`}</h2>
          <ul>
            {left_out.map(({ wish_id, title, path }) => (
              <li key={wish_id}>
                <a href={path}>{title}</a>
                <a className="link" href={withWant(input, wish_id)} aria-label={t`Take ${title} in again`}>{t`Take in again`}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
