import { useLingui } from '@lingui/react/macro'
import { reports } from '#features/reports/contract.ts'
import { APPEALS, AppealRow } from '#features/reports/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from '../Dashboard.module.css'
import { Frame } from '../Frame.tsx'

/** Appeals that wait for another moderator, the oldest first. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(reports.appeals, place),
  asks: (input) => [queryOf(reports.appeals, input)],
  Draw: ({ input }) => <Appeals input={input} />,
})

function Appeals({ input }: { input: InputOf<typeof reports.appeals> }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(reports.appeals, input).appeals
  return (
    <Frame here={APPEALS} title={t`Appeals`}>
      {data.length === 0 && <EmptyState title={t`No appeal waits`} line={t`Whoever a decision is about can appeal within six months.`} />}
      <div className={css.blocks}>
        {data.map((appeal) => (
          <AppealRow key={appeal.decision.id} appeal={appeal} />
        ))}
      </div>
      <NextPage op={reports.appeals} path={APPEALS} input={input} url={next_page_url}>
        {t`Later appeals`}
      </NextPage>
    </Frame>
  )
}
