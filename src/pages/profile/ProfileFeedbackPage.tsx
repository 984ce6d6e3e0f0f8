import { Trans, useLingui } from '@lingui/react/macro'
import { asksOfMember, FeedbackTab } from '#features/feedback/web/public.tsx'
import { profiles } from '#features/profiles/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { placeIn, placeQuery } from '#web/list/list-place.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { readInput, screen } from '#web/router/screen.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'

interface Asked {
  readonly id: string
  readonly page: number
  readonly page_size: number
}
const hrefOf = ({ id, page, page_size }: Asked) => {
  const query = new URLSearchParams(placeQuery({ page, page_size }, PAGE.usual)).toString()
  return `/profile/${id}/feedback${query ? `?${query}` : ''}`
}
const shown = (id: string) => ({ id: id as never })

/** What partners of deals say about a member; public, so rendered by the server. */
export default screen({
  reads: (place) => {
    const read = readInput(profiles.show, { ...place, path: { id: place.path.user_id ?? '' } })
    return read && { id: read.id as string, ...placeIn(place.query, PAGE.usual) }
  },
  asks: ({ id }: Asked) => [queryOf(profiles.show, shown(id))],
  next: ({ id, ...place }, answerOf, round) => (round === 0 ? asksOfMember(id, place, answerOf(profiles.show, shown(id)).user.is_own) : []),
  Draw: ({ input }) => <ProfileFeedback asked={input} />,
})

function ProfileFeedback({ asked }: { asked: Asked }) {
  const { t } = useLingui()
  const { user } = useData(profiles.show, shown(asked.id))
  const { page, page_size } = asked
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={t`Feedback about ${user.full_name}`}
        description={t`What partners of deals say about ${user.full_name}.`}
        path={hrefOf(asked)}
        passing={page > 1}
      />
      <Crumbs crumbs={[{ label: user.full_name, href: `/profile/${user.id}` }, { label: t`Feedback` }]} />
      <h1 className="page-head">
        <Trans>
          Feedback about <bdi>{user.full_name}</bdi>
        </Trans>
      </h1>
      <FeedbackTab user_id={user.id} is_own={user.is_own} {...{ page, page_size }} hrefOf={(place) => hrefOf({ ...asked, ...place })} />
    </main>
  )
}
