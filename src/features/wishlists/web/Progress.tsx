import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData, useLatest } from '#web/query/hooks.ts'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { type progressKinds, wishlists } from '../contract.ts'
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
        <Bars rows={rows.slice(0, SHOWN)} />
      ) : (
        <p className="text-2 small">{t`Say of your items which entry of the catalogue they are, and you see here what is missing.`}</p>
      )}
      {rows.length > 0 && <ProgressTable rows={rows} title={words[by]} />}
    </aside>
  )
}

const nameOf = ({ name, country }: ProgressRow) => [name, country].filter(Boolean).join(', ')

/** The table says the same in numbers. */
function Bars({ rows }: { rows: readonly ProgressRow[] }) {
  const { t } = useLingui()
  return (
    <ul className={css.bars} aria-hidden="true">
      {rows.map((row) => (
        <li key={`${row.code} ${row.country}`}>
          <span>{nameOf(row)}</span>
          <small>{t`${row.have} of ${row.total}`}</small>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect className={css.all} width={100} height={4} />
            <rect className={css.want} x={(row.have / row.total) * 100} width={(row.want / row.total) * 100} height={4} />
            <rect className={css.have} width={(row.have / row.total) * 100} height={4} />
          </svg>
        </li>
      ))}
    </ul>
  )
}

function ProgressTable({ rows, title }: { rows: readonly ProgressRow[]; title: string }) {
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
              <th scope="row">{nameOf(row)}</th>
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
