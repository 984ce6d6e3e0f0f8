import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { type ClubId, clubs } from '../../contract.ts'
import { ClubRules } from '../ClubRules.tsx'
import css from '../Clubs.module.css'
import { CLUBS, type ClubShown, clubPath } from '../club-answer.ts'
import { readClub } from '../read-club.ts'

/** The way in: rules to accept, and what one wants to say to those who answer. */
export default screen({
  visitors: 'members',
  reads: readClub,
  asks: (input) => [queryOf(clubs.show, input)],
  Draw: ({ input: { id } }) => <Onboarding key={id} id={id} />,
})

function Onboarding({ id }: { id: ClubId }) {
  const { t } = useLingui()
  const { club } = useData(clubs.show, { id })
  const { name } = club
  const title = t`Join ${name}`
  const way = club.acts.find((act) => act === 'join' || act === 'apply')
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`Clubs`, href: CLUBS }, { label: name, href: clubPath(id) }, { label: t`Join` }]} />
      <h1 className="page-head">{title}</h1>
      {way ? (
        <WayIn club={club} way={way} />
      ) : (
        <EmptyState title={t`There is nothing to do here now`} action={<Button href={clubPath(id)}>{t`Look at the club`}</Button>} />
      )}
    </main>
  )
}

function WayIn({ club, way }: { club: ClubShown; way: 'join' | 'apply' }) {
  const { t } = useLingui()
  const router = useRouter()
  const { run, busy, refusal } = useCommand(clubs.join)
  const [accepts_rules, setAccepts] = useState(false)
  const [message, setMessage] = useState('')
  async function send() {
    if (!busy && !refused(await run({ id: club.id, accepts_rules, message }))) void router.push(clubPath(club.id))
  }
  return (
    <form
      className={`panel ${css.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Refused refusal={refusal} fields={{ accepts_rules: t`Rules` }} />
      {club.rules.length > 0 && (
        <div>
          <h2>{t`Rules`}</h2>
          <ClubRules rules={club.rules} />
          <Check
            id="accepts_rules"
            label={t`I accept the rules of the club`}
            checked={accepts_rules}
            onChange={({ target }) => setAccepts(target.checked)}
          />
        </div>
      )}
      {way === 'apply' && (
        <TextArea
          id="message"
          label={t`What do you collect?`}
          hint={t`Those who run the club read it.`}
          optional
          maxLength={1_000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      )}
      <div className="row row--wrap">
        <Button type="submit" variant="fill" size="l" pending={busy ? t`Sending` : undefined}>
          {way === 'apply' ? t`Ask to join` : t`Join`}
        </Button>
        <Button href={clubPath(club.id)} variant="quiet" size="l">{t`Cancel`}</Button>
      </div>
    </form>
  )
}
