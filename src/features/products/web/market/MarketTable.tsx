import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Lies, Picture } from '#web/ui/cards/pictures.ts'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import css from '../for-sale/ForSale.module.css'

export interface MarketRow {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly picture?: Picture | undefined
  readonly lies?: Lies
  /** One for each column, the last one is a number. */
  readonly cells: readonly ReactNode[]
}

/** List view of any market: one row each, the last column is the price. */
export function MarketTable({ label, columns, rows }: { label: string; columns: readonly string[]; rows: readonly MarketRow[] }) {
  const { t } = useLingui()
  const last = columns.length - 1
  return (
    <table className={css.table}>
      <caption className="vh">{label}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t`Picture`}</span>
          </th>
          <th scope="col">{t`Item`}</th>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={at === last ? css.num : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, href, title, picture, lies = 'stamp', cells }) => (
          <tr key={id}>
            <td>
              <Thumb {...(picture && { picture })} alt="" lies={lies} />
            </td>
            <td>
              <a className="card-link" href={href}>
                <bdi>{title}</bdi>
              </a>
            </td>
            {cells.map((cell, at) => (
              <td key={columns[at]} className={at === last ? css.num : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
