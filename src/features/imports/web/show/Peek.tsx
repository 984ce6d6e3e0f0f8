import { useLingui } from '@lingui/react/macro'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import css from '../Imports.module.css'
import type { ImportAnswer, RowAnswer } from '../types.ts'
import { useTargetNames } from '../use-target-names.ts'

const FEW = 8

/** The first rows, under the names of the fields they go to. */
export function Peek({ one, rows }: { one: ImportAnswer; rows: readonly RowAnswer[] }) {
  const { t } = useLingui()
  const nameOf = useTargetNames()
  const columns = one.mapping.flatMap((target, column) => (target ? [{ target, column }] : []))
  return (
    <section aria-labelledby="peek">
      <h2 id="peek">{t`The first rows`}</h2>
      <ScrollRegion className={css.peek} aria-labelledby="peek">
        <table>
          <thead>
            <tr>
              {columns.map(({ target, column }) => (
                <th key={column} scope="col">
                  {nameOf(target)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, FEW).map(({ position, cells }) => (
              <tr key={position}>
                {columns.map(({ column }) => (
                  <td key={column}>{cells[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
