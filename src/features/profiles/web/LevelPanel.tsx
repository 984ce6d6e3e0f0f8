import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { profiles } from '../contract.ts'
import css from './Profile.module.css'
import { useLevelNames } from './use-profile-words.ts'

type Reached = AnswerOf<typeof profiles.level>['reached']

/** Visible only to the member: level, points by source, and the next level. */
export function LevelPanel({ reached: { level, points, next, sources } }: { reached: Reached }) {
  const { t } = useLingui()
  const levels = useLevelNames()
  const format = new Intl.NumberFormat(useNumbers())
  const whole = (points: number | null) => points !== null && format.format(points)
  const nextName = next && levels[next.level]
  return (
    <section className={`panel ${css.level}`} aria-labelledby="level">
      <h2 id="level">{t`Your level`}</h2>
      <p>
        <b>{levels[level]}</b> · <Plural value={points} one="# point" other="# points" />
      </p>
      {next && (
        <>
          <progress className={css.bar} data-level={next.level} max={next.points} value={points} aria-label={t`On the way to ${nextName}`} />
          <p className="text-2">
            <Trans>
              <Plural value={Math.max(0, next.points - points)} one="# more point" other="# more points" /> to {nextName}
            </Trans>
          </p>
        </>
      )}
      <table className="facts">
        <caption className="vh">{t`What brought you points`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`For`}</th>
            <th scope="col">{t`Each`}</th>
            <th scope="col">{t`You have`}</th>
            <th scope="col">{t`At most`}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, label, points: earned, most, each }) => (
            <tr key={source}>
              <th scope="row">{label}</th>
              <td>{whole(each)}</td>
              <td>{whole(earned)}</td>
              <td>{whole(most)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
