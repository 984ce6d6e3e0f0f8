import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useCurveNames } from './use-curve-names.ts'
import css from './Worth.module.css'
import { curves, type WorthPoint } from './worth-points.ts'

/** The latest first; a day like the one before is left out. */
export function WorthTable({ points, currency }: { points: readonly WorthPoint[]; currency: string }) {
  const { t, i18n } = useLingui()
  const names = useCurveNames()
  const rows = points.filter((point, at) => at === points.length - 1 || !isSame(point, points[at + 1]!)).toReversed()
  return (
    <ScrollRegion className={css.scroll} aria-label={t`Value over time`}>
      <table className={css.table}>
        <caption className="vh">{t`Value over time`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Until`}</th>
            <th scope="col">{t`Pieces`}</th>
            {curves.map((curve) => (
              <th key={curve} scope="col">
                {names[curve]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((point) => (
            <tr key={point.day}>
              <th scope="row">
                <DateTime at={point.day} show="date" />
              </th>
              <td>{i18n.number(point.pieces)}</td>
              {curves.map((curve) => (
                <td key={curve}>
                  <Price money={{ amount: point[curve], currency }} as="plain" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const isSame = (one: WorthPoint, other: WorthPoint) => one.pieces === other.pieces && curves.every((curve) => one[curve] === other[curve])
