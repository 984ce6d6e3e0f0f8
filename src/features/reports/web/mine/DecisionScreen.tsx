import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { type DecisionId, reports } from '../../contract.ts'
import css from '../Reports.module.css'
import { DECISIONS, type DecisionShown } from '../report-answer.ts'
import { useDecisionStates, useMeasures } from '../use-report-words.ts'
import { Statement } from './Statement.tsx'

const AppealForm = lazyPart(() => import('./AppealForm.tsx').then((part) => part.AppealForm))

/** The statement of reasons: what, until when, why, by which rule, and how to appeal. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(reports.decision, place),
  asks: ({ id }) => [queryOf(reports.decision, { id })],
  Draw: ({ input: { id } }) => <Letter id={id} />,
})

function Letter({ id }: { id: DecisionId }) {
  const { t } = useLingui()
  const { decision } = useData(reports.decision, { id })
  const [measures, states] = [useMeasures(), useDecisionStates()]
  const number = spokenNumber(decision.number)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Decision ${number}`}</Title>
      <Crumbs crumbs={[{ label: t`Decisions about me`, href: DECISIONS }, { label: t`Decision ${number}` }]} />
      <article className={css.letter}>
        <p>
          <Badge kind={decision.status === 'reversed' || decision.lapsed_at ? 'supply' : 'auction'} icon="scales">
            {decision.lapsed_at ? t`Its time is over` : states[decision.status]}
          </Badge>
        </p>
        <h1>
          {measures[decision.measure]}: <bdi>{decision.title}</bdi>
        </h1>
        <p className="caption">
          {t`Decision ${number}`} · <DateTime at={decision.created_at} />
        </p>
        <Statement decision={decision} />
        <Appeal decision={decision} />
      </article>
    </main>
  )
}

function Appeal({ decision }: { decision: DecisionShown }) {
  const { t } = useLingui()
  const { appeal, appealed_at, answer, answered_at, appeal_until, may_appeal } = decision
  return (
    <section aria-labelledby="appeal">
      <h2 id="appeal">{appealed_at ? t`Your appeal` : t`If you think it is wrong`}</h2>
      {appealed_at && (
        <blockquote className={css.said}>
          <bdi>{appeal}</bdi>
        </blockquote>
      )}
      {answered_at && (
        <>
          <h2>{t`The answer`}</h2>
          <blockquote className={css.said}>
            <bdi>{answer}</bdi>
          </blockquote>
        </>
      )}
      {decision.status === 'appealed' && <p>{t`Another moderator than the one who decided reads it. You are told the answer.`}</p>}
      {may_appeal && (
        <>
          <p>
            {t`You may appeal once, free of charge, until`} <DateTime at={appeal_until} show="date" />. {t`Another moderator reads it.`}
          </p>
          <AppealForm id={decision.id} />
        </>
      )}
      <p className="caption">
        {t`You may also go to a court, or to a body for settling disputes out of court.`} <a href="/contact">{t`Contact`}</a>
      </p>
    </section>
  )
}
