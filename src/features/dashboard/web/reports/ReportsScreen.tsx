import { useLingui } from '@lingui/react/macro'
import { reports } from '#features/reports/contract.ts'
import { APPEALS, QUEUE, QueueFilters, QueueTable } from '#features/reports/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Frame } from '../Frame.tsx'
import { filledIn } from '../filled-in.ts'

/** What members have reported, what waits longest first. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(reports.queue, filledIn(place)),
  asks: (input) => [queryOf(reports.queue, input)],
  Draw: ({ input }) => <Queue input={input} />,
})

function Queue({ input }: { input: InputOf<typeof reports.queue> }) {
  const { t } = useLingui()
  const { cases, appeals } = useData(reports.queue, input)
  return (
    <Frame here={QUEUE} title={t`Reports`}>
      {appeals > 0 && (
        <Note tone="warn">
          <a href={APPEALS}>{t`Appeals that wait for an answer: ${appeals}`}</a>
        </Note>
      )}
      <QueueFilters input={input} />
      {cases.data.length > 0 ? (
        <QueueTable key={JSON.stringify(input)} cases={cases.data} />
      ) : (
        <EmptyState title={t`No such reports`} line={t`What members report stands here until it is decided.`} />
      )}
      <NextPage op={reports.queue} path={QUEUE} input={input} url={cases.next_page_url}>
        {t`Later reports`}
      </NextPage>
    </Frame>
  )
}
