import { Plural, useLingui } from '@lingui/react/macro'
import css from '../Flags.module.css'
import type { FlagShown } from '../flag-answer.ts'

/** How it stands, and what voters wrote: for whoever has voted, and for all once it is decided. */
export function FlagTally({ flag: { voters, votes, own_vote }, tally }: { flag: FlagShown; tally: NonNullable<FlagShown['tally']> }) {
  const { t, i18n } = useLingui()
  const { correct, incorrect } = tally
  const sum = correct + incorrect
  const share = sum ? correct / sum : 0.5
  const percent = (part: number) => i18n.number(part, { style: 'percent' })
  const words = { correct: t`Correct`, incorrect: t`Incorrect`, unsure: t`Unsure` }
  return (
    <section className={css.panel} aria-labelledby="stands">
      <h2 id="stands">{t`How the votes stand`}</h2>
      {sum > 0 && (
        <>
          <svg className={css.share} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width={100 * share} height="10" />
          </svg>
          <p className={css.sides}>
            <span>{t`Correct ${percent(share)}`}</span>
            <span>{t`Incorrect ${percent(1 - share)}`}</span>
          </p>
        </>
      )}
      <p className="caption">
        <Plural value={voters} _0="no vote yet" one="# vote" other="# votes" />
        {own_vote && (
          <>
            {' · '}
            {t`your vote: ${words[own_vote.vote]}`}
          </>
        )}
      </p>
      <ul className={css.notes}>
        {votes
          .filter(({ note }) => note)
          .map(({ vote, note, weight }, at) => (
            <li key={at}>
              <b className="strong">{words[vote]}</b>{' '}
              <span className="muted">{t`weight ${i18n.number(weight / 100, { maximumFractionDigits: 1, minimumFractionDigits: 1 })}`}</span>
              <br />
              <bdi>{note}</bdi>
            </li>
          ))}
      </ul>
    </section>
  )
}
