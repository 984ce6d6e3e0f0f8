import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { events } from '../../contract.ts'
import css from '../Events.module.css'
import { type DateShown, type EventShown, eventPath } from '../event-answer.ts'
import { useLocalWords } from '../use-local-words.ts'
import { openDates, wayIn } from '../ways-in.ts'
import { PayForPlace } from './PayForPlace.tsx'
import { RoleFields, type RoleGiven } from './RoleFields.tsx'

/** Date, role, party, and what one wants to say. */
export function JoinForm({ event, date: first }: { event: EventShown; date: DateShown }) {
  const { t } = useLingui()
  const router = useRouter()
  const { run, busy, refusal } = useCommand(events.join)
  const [occurrence_id, setDate] = useState(first.id)
  const [given, setGiven] = useState<RoleGiven>({ role: 'Visitor', party_size: 1 })
  const [message, setMessage] = useState('')
  const open = openDates(event)
  const date = open.find(({ id }) => id === occurrence_id) ?? first
  const { asks, is_full, pays } = wayIn(event, date, given)
  const label = asks ? t`Ask to join` : is_full ? t`Wait in line` : t({ message: 'Join', context: 'an event' })
  async function send() {
    const answer = await run({ event_id: event.id, occurrence_id: date.id, ...given, message, waits: is_full })
    if (!refused(answer)) void router.push(eventPath(event.id))
  }
  return (
    <form
      className={`panel ${css.form}`}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!busy && !pays) void send()
      }}
    >
      <Refused refusal={refusal} />
      {open.length > 1 && <DateSelect dates={open} value={date.id} onDate={setDate} />}
      <RoleFields given={given} onGiven={setGiven} />
      {asks && (
        <TextArea
          id="message"
          label={t`What would you like to say?`}
          hint={t`Those who run the event read it.`}
          optional
          maxLength={1_000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      )}
      {is_full && <Full />}
      {pays && <PayForPlace event={event} date={date} given={given} />}
      <div className="row row--wrap">
        {!pays && (
          <Button type="submit" variant="fill" size="l" pending={busy ? t`Sending` : undefined}>
            {label}
          </Button>
        )}
        <Button href={eventPath(event.id)} variant="quiet" size="l">{t`Cancel`}</Button>
      </div>
    </form>
  )
}

function Full() {
  const { t } = useLingui()
  return <Note>{t`No place is free for so many. In line you are offered the next one, and have 24 hours to take it.`}</Note>
}

interface DateSelectProps {
  dates: readonly DateShown[]
  value: DateShown['id']
  onDate: (id: DateShown['id']) => void
}
function DateSelect({ dates, value, onDate }: DateSelectProps) {
  const { t } = useLingui()
  const { both } = useLocalWords()
  const choices = dates.map(({ id, start_date }) => ({ value: id, label: both(start_date) }))
  return <Select label={t`Date`} choices={choices} value={value} onChange={({ target }) => onDate(target.value as DateShown['id'])} />
}
