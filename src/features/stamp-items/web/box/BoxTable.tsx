import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import type { Lists } from '#features/vocabularies/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { useItemLabels } from '../use-item-labels.ts'
import type { BoxViewProps } from './BoxBook.tsx'
import css from './BoxViews.module.css'
import { type ItemCard, TABLE_ROW } from './box-sizes.ts'
import { ChooseItem } from './ChooseItem.tsx'
import { type SheetColumn, sheetColumns } from './sheet-columns.ts'
import { useCellText } from './use-cell-text.ts'
import type { Selection } from './use-selection.ts'
import { tall, useWindow } from './use-window.ts'

export type DrawControl = (cell: { item: ItemCard; column: SheetColumn; row: number; place: number }) => ReactNode

export interface BoxTableProps extends Omit<BoxViewProps, 'size' | 'foot'> {
  lists: Lists
  /** While it is edited: the control of a cell, or undefined where it is only read. */
  control?: DrawControl
}

/** The items as a table; while it is edited, a sheet: Tab goes right, Enter goes down. */
export function BoxTable({ items, label, lists, selection, control }: BoxTableProps) {
  const { t } = useLingui()
  const labels = useItemLabels()
  const box = useRef<HTMLTableSectionElement>(null)
  const { from, to } = useWindow(box, items.length, TABLE_ROW)
  const columns = sheetColumns.filter(({ own }) => !own || selection)
  return (
    <section className={css.scroll} aria-label={label} tabIndex={-1}>
      <table className={`table ${css.table}`} aria-rowcount={items.length + 1}>
        <thead>
          <tr>
            {selection && (
              <td>
                <span className="vh">{t`Select`}</span>
              </td>
            )}
            <td>
              <span className="vh">{labels.media_ids}</span>
            </td>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {labels[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={box}>
          <tr ref={tall(from * TABLE_ROW)} />
          {items.slice(from, to).map((item, at) => (
            <Row key={item.id} {...{ item, lists, selection, control }} row={from + at} />
          ))}
          <tr ref={tall(Math.max(0, items.length - to) * TABLE_ROW)} />
        </tbody>
      </table>
    </section>
  )
}

interface RowProps {
  item: ItemCard
  row: number
  lists: Lists
  selection: Selection | undefined
  control: DrawControl | undefined
}

function Row({ item, row, lists, selection, control }: RowProps) {
  const text = useCellText(lists)
  const columns = sheetColumns.filter(({ own }) => !own || selection)
  return (
    <tr aria-rowindex={row + 2} data-item={item.id} className={css.row}>
      {selection && (
        <td className={css.choose}>
          <ChooseItem {...{ item, selection }} />
        </td>
      )}
      <td className={css.thumb}>{item.media && <ItemPicture picture={pictureOf(item.media, item)} alt="" sizes="40px" scaled={false} />}</td>
      {columns.map((column, at) => (
        <td key={column.name}>
          {control?.({ item, column, row, place: at }) ??
            (column.name === 'name' ? <a href={`/stamp-items/${item.id}/show`}>{item.name}</a> : text(item, column.name))}
        </td>
      ))}
    </tr>
  )
}
