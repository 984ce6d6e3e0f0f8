import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import css from '../Stockbook.module.css'
import { statusKind } from '../status-kind.ts'
import { type BoxSize, bookRowHeight, bookRows, type ItemCard, type PlacedCard } from './box-sizes.ts'
import { ChooseItem } from './ChooseItem.tsx'
import type { Selection } from './use-selection.ts'
import { tall, useWidth, useWindow } from './use-window.ts'

const MARKED = ['sale', 'auction', 'trade'] as const
/** The inside of the leaf on a wide screen. */
const USUAL_WIDTH = 1020

export interface BoxViewProps {
  items: readonly ItemCard[]
  label: string
  size: BoxSize
  /** Undefined in somebody else's box. */
  selection: Selection | undefined
  foot?: ReactNode
}

/** A page of the stockbook: items stand on strips in their own proportions, a bar under each says what it is for. */
export function BoxBook({ items, label, size, selection, foot }: BoxViewProps) {
  const { t } = useLingui()
  const leaf = useRef<HTMLDivElement>(null)
  const width = useWidth(leaf, USUAL_WIDTH)
  const rows = useMemo(() => bookRows(items, size, width), [items, size, width])
  const height = bookRowHeight(size, width)
  const { from, to } = useWindow(leaf, rows.length, height)
  const words = { sale: t({ message: 'For sale', context: 'what the owner wants' }), auction: t`In auction`, trade: t`For trade` }
  return (
    <section className="book leaf" data-size={size} aria-label={label}>
      <div ref={leaf} className="leaf-grid">
        <div ref={tall(from * height)} className={css.gap} />
        {rows.slice(from, to).map((row, at) => (
          <div className={`leaf-row ${css.row} ${from + at === rows.length - 1 ? css.last : ''}`} key={from + at}>
            {row.map((placed) => (
              <BookCell
                key={placed.item.id}
                placed={placed}
                eager={from + at < 2}
                selection={selection}
                chosen={selection?.chosen.has(placed.item.id)}
              />
            ))}
          </div>
        ))}
        <div ref={tall(Math.max(0, rows.length - to) * height)} className={css.gap} />
      </div>
      <div className="leaf-foot">
        {foot}
        <p className="legend push">
          {MARKED.map((kind) => (
            <span key={kind} data-kind={kind}>
              {words[kind]}
            </span>
          ))}
        </p>
      </div>
    </section>
  )
}

interface BookCellProps {
  placed: PlacedCard
  eager: boolean
  selection: Selection | undefined
  chosen: boolean | undefined
}
const BookCell = memo(
  function BookCell({ placed: { item, picture }, eager, selection }: BookCellProps) {
    const kind = statusKind[item.status]
    return (
      <div className="cell" data-kind={kind} data-item={item.id}>
        <a className={css.link} href={`/stamp-items/${item.id}/show`} title={item.name} aria-label={item.name}>
          {picture && <ItemPicture picture={picture} alt="" sizes={`${picture.width}px`} eager={eager} scaled={false} />}
          {!picture && <span className={css.name}>{item.name}</span>}
        </a>
        {selection && <ChooseItem {...{ item, selection }} />}
        {MARKED.some((marked) => marked === kind) && <span className="mark" />}
      </div>
    )
  },
  (before, after) =>
    before.placed.item === after.placed.item && before.chosen === after.chosen && before.placed.picture?.width === after.placed.picture?.width,
)
