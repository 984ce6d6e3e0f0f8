import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PARTNERS_LEAST, questions, STARS } from '../rules.ts'
import css from './Feedback.module.css'
import type { ShownSummary } from './shown-deal.ts'
import { useQuestions } from './use-questions.ts'

/** Score, how many it comes from, and the mean of each question. */
export function Score({ summary }: { summary: ShownSummary }) {
  const { i18n } = useLingui()
  const { names } = useQuestions()
  const { score, answers, total, year } = summary
  const written = (mean: number) => i18n.number(mean / 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const known = questions.flatMap((question) => (answers[question] === null ? [] : [{ question, mean: answers[question]! }]))
  return (
    <div className={css.score}>
      {score !== null && (
        <p className={css.number}>
          {written(score)}
          <span className="vh">
            <Trans>of {STARS}</Trans>
          </span>
        </p>
      )}
      <p className="caption">
        <Plural value={total} one="# feedback" other="# feedbacks" />
        {total > 0 && ', '}
        {total > 0 && <Trans>{year} in the last 12 months</Trans>}
      </p>
      {score === null && total > 0 && (
        <p className="small text-2">
          <Plural value={PARTNERS_LEAST} one="A score is shown from # partner on." other="A score is shown from # different partners on." />
        </p>
      )}
      {known.length > 0 && (
        <dl className={css.bars}>
          {known.map(({ question, mean }) => (
            <div key={question}>
              <dt>{names[question]}</dt>
              <dd>
                <svg viewBox="0 0 500 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={mean} height="6" />
                </svg>
                {written(mean)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
