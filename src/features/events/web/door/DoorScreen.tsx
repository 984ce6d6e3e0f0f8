import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { problemOf } from '#web/query/api-client.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { type EventId, events } from '../../contract.ts'
import css from '../Events.module.css'
import { CALENDAR, eventPath, type ParticipantShown } from '../event-answer.ts'
import { readEvent } from '../read-event.ts'
import { useEventWords } from '../use-event-words.ts'

/** At the door: a code, and the word for it. */
export default screen({
  visitors: 'members',
  reads: readEvent,
  asks: ({ id }) => [queryOf(events.show, { id })],
  Draw: ({ input: { id } }) => <Door key={id} id={id} />,
})

function Door({ id }: { id: EventId }) {
  const { t } = useLingui()
  const { event } = useData(events.show, { id })
  const { title, is_run } = event
  const name = t`At the door: ${title}`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{name}</Title>
      <Crumbs crumbs={[{ label: t`Calendar`, href: CALENDAR }, { label: title, href: eventPath(id) }, { label: t`At the door` }]} />
      <h1 className="page-head">{name}</h1>
      {is_run ? (
        <Codes id={id} />
      ) : (
        <EmptyState title={t`Those who run the event let people in`} action={<Button href={eventPath(id)}>{t`Look at the event`}</Button>} />
      )}
    </main>
  )
}

function Codes({ id }: { id: EventId }) {
  const { t } = useLingui()
  const { run, busy } = useCommand(events.checkIn, { aside: true })
  const [code, setCode] = useState('')
  const [said, setSaid] = useState<ParticipantShown | Refusal>()
  async function send() {
    const answer = await run({ id, code })
    setSaid(refused(answer) ? answer : answer.participant)
    // The next code may be typed at once.
    setCode('')
  }
  return (
    <div className={`panel ${css.form}`}>
      <form
        className="row row--wrap"
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (code.trim() && !busy) void send()
        }}
      >
        <TextField
          label={t`Code`}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" variant="fill" pending={busy ? t`One moment…` : undefined}>{t`Let in`}</Button>
      </form>
      <div role="status">{said && <Verdict said={said} />}</div>
    </div>
  )
}

function Verdict({ said }: { said: ParticipantShown | Refusal }) {
  const { t } = useLingui()
  const { roleOf } = useEventWords()
  if (refused(said)) {
    const is_twice = said.refused === 'participant.already_in'
    return (
      <div className={css.verdict} data-tone={is_twice ? 'warn' : 'bad'}>
        <b className={css.word}>
          <Icon name={is_twice ? 'warning' : 'x-circle'} />
          {is_twice ? t`In already` : t`Not let in`}
        </b>
        <p>{problemOf(said).message}</p>
      </div>
    )
  }
  const { user, role, party_size } = said
  return (
    <div className={css.verdict}>
      <b className={css.word}>
        <Icon name="check-circle" />
        {t`Good`}
      </b>
      <p>
        <bdi className="strong">{user.full_name}</bdi>
        <br />
        {roleOf(role)}, <Plural value={party_size} one="# place" other="# places" />
      </p>
    </div>
  )
}
