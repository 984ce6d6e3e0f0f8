import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { type ClubId, clubs } from '../../contract.ts'
import { CLUBS, type ClubShown, clubPath } from '../club-answer.ts'
import { readClub } from '../read-club.ts'
import { ClubForm } from './ClubForm.tsx'

export default screen({
  visitors: 'members',
  reads: readClub,
  asks: (input) => [queryOf(clubs.show, input)],
  Draw: ({ input: { id } }) => <EditClub key={id} id={id} />,
})

function EditClub({ id }: { id: ClubId }) {
  const { t } = useLingui()
  const { club } = useData(clubs.show, { id })
  const { name } = club
  const title = t`Edit: ${name}`
  const is_mine = club.own?.standing === 'owner' && club.status === 'active'
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`Clubs`, href: CLUBS }, { label: name, href: clubPath(id) }, { label: t`Edit` }]} />
      <h1 className="page-head">{title}</h1>
      {is_mine ? (
        <>
          <ClubForm before={club} back={clubPath(id)} />
          <CloseClub club={club} />
        </>
      ) : (
        <EmptyState
          title={t`Not yours to change`}
          line={t`The owner of the club changes it, as long as it is not closed.`}
          action={<Button href={clubPath(id)}>{t`Look at it`}</Button>}
        />
      )}
    </main>
  )
}

function CloseClub({ club: { id, name } }: { club: ClubShown }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const router = useRouter()
  const { run, busy } = useCommand(clubs.archive)
  async function close() {
    const text = t`Nobody writes or joins any more. What was written stays to be read. This cannot be undone.`
    if (!(await confirm({ text, yes: t`Close ${name}`, icon: 'archive', danger: true }))) return
    if (!refused(await run({ id }))) void router.push(clubPath(id))
  }
  return <Button variant="danger" icon="archive" pending={busy ? t`Saving` : undefined} onClick={() => void close()}>{t`Close the club`}</Button>
}
