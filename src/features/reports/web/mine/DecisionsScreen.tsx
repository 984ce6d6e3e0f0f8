import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { reports } from '../../contract.ts'
import css from '../Reports.module.css'
import { DECISIONS, type DecisionShown, decisionPath } from '../report-answer.ts'
import { useDecisionStates, useMeasures, useReasons } from '../use-report-words.ts'
import { OwnFrame } from './OwnFrame.tsx'

/** What moderators have decided about oneself. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(reports.decisions, place),
  asks: (input) => [queryOf(reports.decisions, input)],
  Draw: ({ input }) => <Own input={input} />,
})

function Own({ input }: { input: InputOf<typeof reports.decisions> }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(reports.decisions, input).decisions
  return (
    <OwnFrame here={DECISIONS} title={t`Decisions about me`}>
      {data.length === 0 && (
        <EmptyState
          title={t`Nothing was decided about you`}
          line={t`Whatever moderators take away is told here, with the reasons and the way to appeal.`}
        />
      )}
      <ul className={css.rows}>
        {data.map((decision) => (
          <Row key={decision.id} decision={decision} />
        ))}
      </ul>
      <NextPage op={reports.decisions} path={DECISIONS} input={input} url={next_page_url}>
        {t`Earlier decisions`}
      </NextPage>
    </OwnFrame>
  )
}

function Row({ decision: { id, title, measure, clause, status, lapsed_at, created_at } }: { decision: DecisionShown }) {
  const { t } = useLingui()
  const [measures, names, states] = [useMeasures(), useReasons(), useDecisionStates()]
  return (
    <li className={css.row}>
      <div>
        <h2>
          <a href={decisionPath(id)}>
            {measures[measure]}: <bdi>{title}</bdi>
          </a>
        </h2>
        <p className="caption">
          {names[clause]} · <DateTime at={created_at} show="date" />
        </p>
      </div>
      <p>
        <Badge kind={status === 'reversed' || lapsed_at ? 'supply' : 'auction'}>{lapsed_at ? t`Its time is over` : states[status]}</Badge>
      </p>
    </li>
  )
}
