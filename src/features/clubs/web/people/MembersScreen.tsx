import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { readInput, screen } from '#web/router/screen.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { clubs } from '../../contract.ts'
import begins from '../BeginsWithWords.module.css'
import { ClubHead } from '../ClubHead.tsx'
import css from '../Clubs.module.css'
import { type ClubShown, peoplePath } from '../club-answer.ts'
import { InviteForm } from './InviteForm.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { PersonRow } from './PersonRow.tsx'

type PeopleInput = InputOf<typeof clubs.members>

/** Members with their roles; for those who run the club also who waits, is invited or kept out. */
export default screen({
  reads: (place) => readInput(clubs.members, { ...place, path: { id: place.path.club_id ?? '' } }),
  asks: (input) => [
    queryOf(clubs.show, { id: input.id }),
    queryOf(clubs.members, input),
    ...(input.list === 'invited' ? [queryOf(clubs.invitations, { id: input.id })] : []),
  ],
  Draw: ({ input }) => <Members input={input} />,
})

function Members({ input }: { input: PeopleInput }) {
  const { t } = useLingui()
  const { club } = useData(clubs.show, { id: input.id })
  const { data, next_page_url } = useData(clubs.members, input).people
  const { name } = club
  const is_run = club.own?.standing === 'owner' || club.own?.standing === 'moderator'
  return (
    <main id="main" tabIndex={-1}>
      <Head
        title={t`Members of ${name}`}
        description={name}
        path={peoplePath(club.id)}
        passing={club.visibility !== 'public' || input.list !== 'members'}
      />
      <ClubHead club={club} tab="members" />
      <div className={`page ${css.body} ${begins.words}`}>
        <div>
          {is_run && club.status === 'active' && <InviteForm club={club} />}
          {is_run && <Lists club={club} list={input.list} />}
          {data.length === 0 && input.list !== 'invited' && <EmptyState title={t`Nobody here`} />}
          <ul className={css.people}>
            {data.map((person) => (
              <PersonRow key={person.user.id} club={club} person={person} />
            ))}
          </ul>
          <NextPage op={clubs.members} path={peoplePath(club.id)} input={input} url={next_page_url}>
            {t`More members`}
          </NextPage>
          {input.list === 'invited' && <OpenInvitations id={club.id} is_active={club.status === 'active'} />}
        </div>
      </div>
    </main>
  )
}

function Lists({ club, list }: { club: ClubShown; list: PeopleInput['list'] }) {
  const { t } = useLingui()
  const names = { members: t`Members`, applied: t`Requests to join`, invited: t`Invited`, banned: t`Banned` }
  const path = peoplePath(club.id)
  return (
    <nav className="chips" aria-label={t`Lists of the club`}>
      {(['members', 'applied', 'invited', 'banned'] as const).map((one) => (
        <a
          key={one}
          className={one === list ? 'chip chip--on' : 'chip'}
          href={one === 'members' ? path : `${path}?list=${one}`}
          aria-current={one === list ? 'page' : undefined}
        >
          {names[one]}
          {one === 'applied' && club.applicants > 0 && ` ${club.applicants}`}
        </a>
      ))}
    </nav>
  )
}
