import { useLingui } from '@lingui/react/macro'
import { clubs } from '#features/clubs/contract.ts'
import { ClubHead, clubPath, readClub } from '#features/clubs/web/public.tsx'
import { posts } from '#features/posts/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import css from './Club.module.css'
import { ClubRail } from './ClubRail.tsx'
import { ClubStream } from './ClubStream.tsx'

/** A club: what its members write, and what one should know about it. */
export default screen({
  reads: (place: RouteMatch) => {
    const club = readClub(place)
    const of = readInput(posts.ofClub, { ...place, path: { id: place.path.club_id ?? '' } })
    return club && of && { id: club.id, of }
  },
  asks: ({ id }) => [queryOf(clubs.show, { id })],
  next: ({ id, of }, answerOf, round) => (round === 0 && answerOf(clubs.show, { id }).club.is_open ? [queryOf(posts.ofClub, of)] : []),
  Draw: ({ input }) => <ClubPage of={input.of} />,
})

function ClubPage({ of }: { of: InputOf<typeof posts.ofClub> }) {
  const { t } = useLingui()
  const { id } = of
  const { club } = useData(clubs.show, { id })
  const { name, about, visibility, is_open } = club
  return (
    <main id="main" tabIndex={-1}>
      <Head
        title={name}
        description={about || name}
        path={clubPath(id)}
        passing={visibility !== 'public' || of.topic !== undefined || of.cursor !== undefined}
      />
      <ClubHead club={club} tab="feed" />
      <div className={`page ${css.body}`}>
        <div className={css.stream}>
          {is_open ? <ClubStream club={club} of={of} /> : <p className={css.closed}>{t`What is written here is for members of the club.`}</p>}
        </div>
        <ClubRail club={club} of={of} />
      </div>
    </main>
  )
}
