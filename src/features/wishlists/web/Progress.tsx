import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData, useLatest } from '#web/query/hooks.ts'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { type progressKinds, wishlists } from '../contract.ts'
import { CompleteBar } from './CompleteBar.tsx'
import { missingHref } from './missing/missing-address.ts'
import css from './Wishlist.module.css'

type ProgressKind = (typeof progressKinds)[number]
type ProgressRow = AnswerOf<typeof wishlists.progress>['progress'][number]
const SHOWN = 12

/** How complete the collection is against the catalogue: bars, and the same as a table. */
export function Progress() {
  const { t } = useLingui()
  const [by, setBy] = useState<ProgressKind>('country')
  const first = useData(wishlists.progress, {}).progress
  const later = useLatest(wishlists.progress, { by }, by !== 'country')?.progress
  const rows = by === 'country' ? first : (later ?? [])
  const words = { country: t`Country`, set: t`Set`, year: t`Year` }
  return (
    <aside className={css.progress} aria-labelledby="complete">
      <h2 id="complete">{t`How complete`}</h2>
      <Segments
        label={t`How complete`}
        segments={(['country', 'set', 'year'] as const).map((value) => ({ value, label: words[value], pressed: by === value }))}
        onPick={(value) => setBy(value as ProgressKind)}
      />
      {rows.length ? (
        <Bars rows={rows.slice(0, SHOWN)} by={by} />
      ) : (
        <p className="text-2 small">{t`Say of your items which entry of the catalogue they are, and you see here what is missing.`}</p>
      )}
      {rows.length > 0 && <ProgressTable rows={rows} by={by} title={words[by]} />}
    </aside>
  )
}

const nameOf = ({ name, country }: ProgressRow) => [name, country].filter(Boolean).join(', ')

/** What is not complete leads to what is missing. */
function Name({ row, by }: { row: ProgressRow; by: ProgressKind }) {
  if (row.have >= row.total) return <span>{nameOf(row)}</span>
  return <a href={missingHref({ by, code: row.code, ...(row.country_code && { country: row.country_code }) })}>{nameOf(row)}</a>
}

function Bars({ rows, by }: { rows: readonly ProgressRow[]; by: ProgressKind }) {
  const { t } = useLingui()
  return (
    <ul className={css.bars}>
      {rows.map((row) => (
        <li key={`${row.code} ${row.country}`}>
          <Name row={row} by={by} />
          <small>{t`${row.have} of ${row.total}`}</small>
          <CompleteBar {...row} />
        </li>
      ))}
    </ul>
  )
}

/** All of them, and what the bars tell by their colours alone. */
function ProgressTable({ rows, by, title }: { rows: readonly ProgressRow[]; by: ProgressKind; title: string }) {
  const { t } = useLingui()
  return (
    <details>
      <summary>{t`Show as a table`}</summary>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t`Have`}</th>
            <th scope="col">{t`Want`}</th>
            <th scope="col">{t`Of`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.code} ${row.country}`}>
              <th scope="row">
                <Name row={row} by={by} />
              </th>
              <td>{row.have}</td>
              <td>{row.want}</td>
              <td>{row.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
