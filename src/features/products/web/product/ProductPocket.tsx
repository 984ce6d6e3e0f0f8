import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { altOf } from '../card/card-words.ts'
import type { ListedProduct } from '../for-sale/for-sale-address.ts'
import css from './ProductPocket.module.css'

/** A product in a pocket of a stockbook page; the strip covers its lower edge. */
export function ProductPocket({ card, priority }: { card: ListedProduct; priority?: boolean }) {
  const { id, name, media, country_name, year_issued, price, currency } = card
  return (
    <li className="lot">
      <div className={`lot-pocket ${css.pocket}`}>
        {media && <ItemPicture picture={pictureOf(media, card)} alt={altOf(card)} sizes="(min-width: 768px) 180px, 44vw" eager priority={priority} />}
      </div>
      <div className="lot-text">
        <h3>
          <a href={`/products/${id}`}>{name}</a>
        </h3>
        <p className="lot-num">
          <Price money={{ amount: price, currency }} />
          <span className={css.from}>{[country_name, year_issued].filter(Boolean).join(' ')}</span>
        </p>
      </div>
    </li>
  )
}
