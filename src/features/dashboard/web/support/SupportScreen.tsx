import { useLingui } from '@lingui/react/macro'
import { support } from '#features/support/contract.ts'
import { DESK, DeskFigures, DeskFilters, DeskTable } from '#features/support/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Frame } from '../Frame.tsx'
import { filledIn } from '../filled-in.ts'

/** The help desk: what waits longest first. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(support.queue, filledIn(place)),
  asks: (input) => [queryOf(support.queue, input)],
  Draw: ({ input }) => <Desk input={input} />,
})

function Desk({ input }: { input: InputOf<typeof support.queue> }) {
  const { t } = useLingui()
  const { tickets, figures } = useData(support.queue, input)
  return (
    <Frame here={DESK} title={t`Help desk`}>
      <DeskFigures figures={figures} />
      <DeskFilters input={input} />
      {tickets.data.length === 0 && (
        <EmptyState title={t`No such tickets`} line={t`What members and guests write to us stands here until it is solved.`} />
      )}
      <DeskTable tickets={tickets.data} />
      <NextPage op={support.queue} path={DESK} input={input} url={tickets.next_page_url}>
        {t`Later tickets`}
      </NextPage>
    </Frame>
  )
}
