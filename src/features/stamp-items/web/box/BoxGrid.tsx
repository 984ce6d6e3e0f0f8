import { memo, useMemo, useRef } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { type Lists, nameOf } from '#features/vocabularies/web/public.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Well } from '#web/ui/cards/Well.tsx'
import { NoPicture } from '../NoPicture.tsx'
import { statusKind } from '../status-kind.ts'
import type { BoxViewProps } from './BoxBook.tsx'
import css from './BoxViews.module.css'
import { gridColumns, gridRowHeight, type ItemCard } from './box-sizes.ts'
import { ChooseItem } from './ChooseItem.tsx'
import type { Selection } from './use-selection.ts'
import { tall, useWidth, useWindow } from './use-window.ts'

const USUAL_WIDTH = 1110

/** The same items as cards: for those who want to read, not to look. */
export function BoxGrid({ items, label, size, selection, lists }: BoxViewProps & { lists: Lists }) {
  const box = useRef<HTMLElement>(null)
  const columns = gridColumns(size, useWidth(box, USUAL_WIDTH))
  const rows = useMemo(
    () => Array.from({ length: Math.ceil(items.length / columns) }, (_, at) => items.slice(at * columns, (at + 1) * columns)),
    [items, columns],
  )
  const height = gridRowHeight(size)
  const { from, to } = useWindow(box, rows.length, height)
  return (
    <section ref={box} aria-label={label} className={css.grid} data-size={size}>
      <div ref={tall(from * height)} />
      {rows.slice(from, to).map((row, at) => (
        <div key={from + at} className={css.cards}>
          {row.map((item) => (
            <Card key={item.id} {...{ item, lists, selection }} eager={from + at < 1} chosen={selection?.chosen.has(item.id)} />
          ))}
        </div>
      ))}
      <div ref={tall(Math.max(0, rows.length - to) * height)} />
    </section>
  )
}

interface CardProps {
  item: ItemCard
  lists: Lists
  eager: boolean
  selection: Selection | undefined
  chosen: boolean | undefined
}
const Card = memo(
  function Card({ item, lists, eager, selection }: CardProps) {
    const { media, catalogue_number: number } = item
    const line = [nameOf(lists.countries, item.country), item.year_issued].filter(Boolean).join(' · ')
    return (
      <article className={`card ${css.card}`} data-item={item.id}>
        <Well className="well--low" lies={item.item_kind === 'coin' ? 'coin' : 'stamp'}>
          <div className="stage">{media ? <ItemPicture picture={pictureOf(media, item)} alt="" eager={eager} /> : <NoPicture />}</div>
        </Well>
        {selection && <ChooseItem {...{ item, selection }} />}
        <div className="card-body">
          <h2 className="card-title">
            <a className="card-link" href={`/stamp-items/${item.id}/show`}>
              {item.name}
            </a>
          </h2>
          <p className="card-meta">
            {[line, number && `${nameOf(lists.stampCatalogNumberTypes, number.type)} ${number.number}`].filter(Boolean).join(' · ')}
          </p>
          <p className="card-num">
            <Badge kind={statusKind[item.status]}>{nameOf(lists.stampItemStatuses, item.status)}</Badge>
          </p>
        </div>
      </article>
    )
  },
  (before, after) => before.item === after.item && before.chosen === after.chosen && before.lists === after.lists,
)
