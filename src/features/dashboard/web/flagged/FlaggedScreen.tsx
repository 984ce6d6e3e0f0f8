import { useLingui } from '@lingui/react/macro'
import { flags } from '#features/flags/contract.ts'
import { asksReasons, WaitingFlags } from '#features/flags/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Frame } from '../Frame.tsx'

const FLAGGED = '/dashboard/flagged'

/** Flags that no jury decides, or none any more, the oldest first. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(flags.waiting, place),
  asks: (input) => [queryOf(flags.waiting, input), asksReasons()],
  Draw: ({ input }) => <Flagged input={input} />,
})

function Flagged({ input }: { input: InputOf<typeof flags.waiting> }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(flags.waiting, input).flags
  return (
    <Frame here={FLAGGED} title={t`Flags`}>
      {data.length === 0 && (
        <EmptyState
          title={t`No flag waits for you`}
          line={t`Juries decide what they can: without enough votes, or of a kind that no jury decides, a flag comes here.`}
        />
      )}
      <WaitingFlags list={data} />
      <NextPage op={flags.waiting} path={FLAGGED} input={input} url={next_page_url}>
        {t`Later flags`}
      </NextPage>
    </Frame>
  )
}
