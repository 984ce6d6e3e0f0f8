import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls in its place, so the keyboard must reach it
    <section className={css.scroll} aria-label={t`Value over time`} tabIndex={0}>
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
    </section>
  )
}

const isSame = (one: WorthPoint, other: WorthPoint) => one.pieces === other.pieces && curves.every((curve) => one[curve] === other[curve])
