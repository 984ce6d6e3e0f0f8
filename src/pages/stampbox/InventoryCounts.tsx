import { useLingui } from '@lingui/react/macro'
import css from './Inventory.module.css'

interface CountTableProps {
  label: string
  rows: readonly { readonly code: string; readonly name: string; readonly count: number; readonly href: string }[]
  total: number
}
const MOST = 30

/** A table whose numbers have bars: the same figures read and seen. */
export function CountTable({ label, rows, total }: CountTableProps) {
  const { t, i18n } = useLingui()
  const shown = rows.slice(0, MOST)
  const most = Math.max(...shown.map(({ count }) => count), 1)
  return (
    <table className={`table ${css.counts}`}>
      <caption>{label}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{t`Items`}</th>
          <th scope="col">{t`Share`}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ code, name, count, href }) => (
          <tr key={code}>
            <th scope="row">
              <a href={href}>{name}</a>
            </th>
            <td>{i18n.number(count)}</td>
            <td>
              <meter min={0} max={most} value={count} aria-label={i18n.number(count / Math.max(1, total), { style: 'percent' })} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
