import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import css from './Placed.module.css'
import type { Receipt } from './receipt.ts'

/** Items in one row; the order's page shows the rest. */
const MOST = 4

/** Bought items in a strip of a black stockbook page. */
export function Stand({ parcels }: { parcels: Receipt['parcels'] }) {
  const lines = parcels.flatMap((parcel) => parcel.lines).slice(0, MOST)
  return (
    <ul className={css.stand}>
      {lines.map(({ id, name, facts, media, productable_type, order_quantity }) => (
        <li key={id}>
          <span className={productable_type === 'Supply' ? css.plate : css.piece}>
            {media && <ItemPicture picture={pictureOf(media)} alt="" sizes="190px" scaled={false} priority />}
          </span>
          <span className={css.text}>
            <bdi>{name}</bdi>
            <small>{[facts, order_quantity > 1 && `× ${order_quantity}`].filter(Boolean).join(' · ')}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
