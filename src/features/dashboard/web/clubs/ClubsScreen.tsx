import { useLingui } from '@lingui/react/macro'
import { clubs } from '#features/clubs/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Frame } from '../Frame.tsx'
import { ClubLine } from './ClubLine.tsx'

const CLUBS = '/dashboard/clubs'

/** All clubs, whatever their visibility, the newest first. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(clubs.all, place),
  asks: (input) => [queryOf(clubs.all, input)],
  Draw: ({ input }) => <AllClubs input={input} />,
})

function AllClubs({ input }: { input: InputOf<typeof clubs.all> }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(clubs.all, input).clubs
  return (
    <Frame here={CLUBS} title={t`Clubs`}>
      {data.length === 0 && <EmptyState title={t`No clubs here yet`} line={t`Clubs that members found stand here.`} />}
      <ul className="plain">
        {data.map((club) => (
          <ClubLine key={club.id} club={club} />
        ))}
      </ul>
      <NextPage op={clubs.all} path={CLUBS} input={input} url={next_page_url}>
        {t`More clubs`}
      </NextPage>
    </Frame>
  )
}
