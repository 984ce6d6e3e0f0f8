import { pictureOf } from '#features/media/web/public.tsx'
import { type Lists, nameOf } from '#features/vocabularies/web/public.tsx'
import type { Money } from '#kernel/money.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Well } from '#web/ui/cards/Well.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { ItemCard } from './box/box-sizes.ts'
import { NoPicture } from './NoPicture.tsx'
import { statusKind } from './status-kind.ts'

/** Items as cards. */
export function ItemGrid({ items, lists, prices }: { items: readonly ItemCard[]; lists: Lists; prices?: ReadonlyMap<string, Money> }) {
  return (
    <div className="cards">
      {items.map((item, at) => {
        const { media } = item
        const money = prices?.get(item.id)
        const line = [nameOf(lists.countries, item.country), item.year_issued].filter(Boolean).join(' · ')
        return (
          <article className="card" key={item.id}>
            <Well className="well--low" lies={item.item_kind === 'coin' ? 'coin' : 'stamp'}>
              <div className="stage">{media ? <ItemPicture picture={pictureOf(media, item)} alt={item.name} eager={at < 4} /> : <NoPicture />}</div>
            </Well>
            <div className="card-body">
              <h2 className="card-title">
                <a className="card-link" href={`/stamp-items/${item.id}/show`}>
                  {item.name}
                </a>
              </h2>
              {line && <p className="card-meta">{line}</p>}
              <p className="card-num">
                {money ? <Price money={money} /> : <Badge kind={statusKind[item.status]}>{nameOf(lists.stampItemStatuses, item.status)}</Badge>}
              </p>
            </div>
          </article>
        )
      })}
    </div>
  )
}
