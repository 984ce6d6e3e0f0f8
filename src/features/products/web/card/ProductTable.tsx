import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from '../for-sale/ForSale.module.css'
import type { ListedProduct } from '../for-sale/for-sale-address.ts'
import { COMPARE } from '../for-sale/paths.ts'
import { liesOf } from './card-words.ts'

/** List view: one row per product. */
export function ProductTable({ cards }: { cards: readonly ListedProduct[] }) {
  const { t } = useLingui()
  return (
    <form action={COMPARE}>
      <table className={css.table}>
        <caption className="vh">{t`For sale`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Compare`}</th>
            <th scope="col">
              <span className="vh">{t`Picture`}</span>
            </th>
            <th scope="col">{t`Item`}</th>
            <th scope="col">{t`Country and year`}</th>
            <th scope="col">{t`Catalogue number`}</th>
            <th scope="col">{t`Condition`}</th>
            <th scope="col">{t`Store`}</th>
            <th scope="col" className={css.num}>{t`Price`}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <Row key={card.id} card={card} />
          ))}
        </tbody>
      </table>
      <button className={`btn btn--s ${css.compare}`} type="submit">{t`Compare the marked`}</button>
    </form>
  )
}

function Row({ card }: { card: ListedProduct }) {
  const { t } = useLingui()
  return (
    <tr>
      <td className={css.mark}>
        <input type="checkbox" name="ids" value={card.id} aria-label={t`Compare ${card.name}`} />
      </td>
      <td>
        <Thumb picture={card.media ? pictureOf(card.media, card) : undefined} alt="" lies={liesOf(card)} />
      </td>
      <td>
        <a className="card-link" href={`/products/${card.id}`}>
          {card.name}
        </a>
        {card.quantity < 1 && <span className="small muted"> · {t`Reserved`}</span>}
      </td>
      <td>{[card.country_name, card.year_issued].filter(Boolean).join(', ')}</td>
      <td>{card.catalogue_number}</td>
      <td>{card.condition_name}</td>
      <td>{card.store_name}</td>
      <td className={css.num}>
        {card.price < card.regular_price && (
          <>
            <Price money={{ amount: card.regular_price, currency: card.currency }} was className="muted small" />{' '}
          </>
        )}
        <Price money={{ amount: card.price, currency: card.currency }} />
      </td>
    </tr>
  )
}
