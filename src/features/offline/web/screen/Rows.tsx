import { type ReactNode, useRef } from 'react'
import { tall, useWindow } from '#features/stamp-items/web/public.tsx'
import css from './Offline.module.css'

const ROW = 68

interface RowsProps<Row> {
  readonly rows: readonly Row[]
  readonly label: string
  readonly draw: (row: Row) => ReactNode
}
/** The strips of a stockbook page; only those near the screen are in the document. */
export function Rows<Row extends { readonly id: string }>({ rows, label, draw }: RowsProps<Row>) {
  const box = useRef<HTMLUListElement>(null)
  const { from, to } = useWindow(box, rows.length, ROW)
  return (
    <ul className={css.rows} aria-label={label} ref={box}>
      <li ref={tall(from * ROW)} aria-hidden="true" />
      {rows.slice(from, to).map((row, at) => (
        <li key={row.id} className={css.row} aria-setsize={rows.length} aria-posinset={from + at + 1}>
          {draw(row)}
        </li>
      ))}
      <li ref={tall(Math.max(0, rows.length - to) * ROW)} aria-hidden="true" />
    </ul>
  )
}
