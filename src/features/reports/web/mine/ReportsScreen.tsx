import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { reports } from '../../contract.ts'
import css from '../Reports.module.css'
import { type OwnReportShown, REPORTS } from '../report-answer.ts'
import { useCaseStates, useKindsOfThings, useReasons } from '../use-report-words.ts'
import { OwnFrame } from './OwnFrame.tsx'

/** What one has reported, and how far it is. What was decided about somebody else is not told. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(reports.mine, place),
  asks: (input) => [queryOf(reports.mine, input)],
  Draw: ({ input }) => <Own input={input} />,
})

function Own({ input }: { input: InputOf<typeof reports.mine> }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(reports.mine, input).reports
  return (
    <OwnFrame here={REPORTS} title={t`My reports`}>
      {data.length === 0 && (
        <EmptyState
          title={t`You have reported nothing`}
          line={t`Posts, comments, messages, listings, members, stores and clubs have “Report” in their menu.`}
        />
      )}
      <ul className={css.rows}>
        {data.map((report) => (
          <Row key={report.id} report={report} />
        ))}
      </ul>
      <NextPage op={reports.mine} path={REPORTS} input={input} url={next_page_url}>
        {t`Earlier reports`}
      </NextPage>
    </OwnFrame>
  )
}

function Row({ report: { number, reportable_type, title, reason, body, status, created_at, decided_at } }: { report: OwnReportShown }) {
  const { t } = useLingui()
  const [kindOf, names, states] = [useKindsOfThings(), useReasons(), useCaseStates()]
  return (
    <li className={css.row}>
      <div>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <p className="caption">
          {kindOf(reportable_type)} · {names[reason]} · {t`Report ${spokenNumber(number)}`}
        </p>
        {body && (
          <p className={css.said}>
            <bdi>{body}</bdi>
          </p>
        )}
      </div>
      <p>
        <Badge kind={decided_at ? 'supply' : 'event'}>{states[status]}</Badge>{' '}
        <span className="caption">
          <DateTime at={decided_at ?? created_at} show="date" />
        </span>
      </p>
    </li>
  )
}
