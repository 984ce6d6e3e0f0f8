import { pictureOf } from '#features/media/web/public.tsx'
import { type Lists, nameOf } from '#features/vocabularies/web/public.tsx'
import type { Money } from '#kernel/money.ts'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { ItemCard } from './box/box-sizes.ts'
import css from './ItemShelves.module.css'
import { NoPicture } from './NoPicture.tsx'
import { statusKind } from './status-kind.ts'

interface ItemShelvesProps {
  items: readonly ItemCard[]
  lists: Lists
  prices?: ReadonlyMap<string, Money>
}

/** Items behind the strips of a stockbook page, each with its name, origin, and price or status below. */
export function ItemShelves({ items, lists, prices }: ItemShelvesProps) {
  return (
    <div className={`book ${css.shelves}`}>
      {items.map((item, at) => {
        const { media, status } = item
        const money = prices?.get(item.id)
        const line = [nameOf(lists.countries, item.country), item.year_issued].filter(Boolean).join(' · ')
        return (
          <article key={item.id} data-kind={statusKind[status]}>
            <div className={css.pocket}>
              {media ? <ItemPicture picture={pictureOf(media, item)} alt={item.name} sizes="160px" scaled={false} eager={at < 4} /> : <NoPicture />}
            </div>
            <h2 className={css.name}>
              <a className="card-link" href={`/stamp-items/${item.id}/show`}>
                {item.name}
              </a>
            </h2>
            {line && <p className={css.line}>{line}</p>}
            <p className={css.state}>{money ? <Price money={money} /> : nameOf(lists.stampItemStatuses, status)}</p>
          </article>
        )
      })}
    </div>
  )
}
