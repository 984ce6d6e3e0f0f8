import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { exhibits } from '../contract.ts'
import { isOnShow } from '../rules.ts'
import type { CardShown, HallShown } from './exhibit-answer.ts'
import css from './Hall.module.css'

interface RunProps {
  event_id: CardShown['event_id']
  hall: HallShown
}
/** What those who run the exhibition do: answer, name the jury, open the hall, publish awards. */
export function RunHall({ event_id, hall }: RunProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const client = useQueryClient()
  const [open, award] = [useCommand(exhibits.open), useCommand(exhibits.award)]
  const asked = hall.exhibits.filter(({ status }) => status === 'entered')
  const has = (status: CardShown['status']) => hall.exhibits.some((one) => one.status === status)
  const renew = () => client.touched(new Set([`hall:${event_id}`]))
  async function publish() {
    const text = t`All sheets and marks are shown to everybody. This cannot be undone.`
    if (!(await confirm({ text, yes: t`Publish the awards`, icon: 'medal' }))) return
    if (!refused(await award.run({ event_id }))) renew()
  }
  return (
    <section className={`section ${css.run}`}>
      <h2>{t`You run it`}</h2>
      <Refused refusal={open.refusal ?? award.refusal} />
      <ul className={css.pages}>
        {asked.map((row) => (
          <Answer key={row.id} row={row} onDone={renew} />
        ))}
      </ul>
      {!hall.exhibits.some(({ status }) => isOnShow(status)) && <NameJury event_id={event_id} hall={hall} onDone={renew} />}
      <p className="row row--wrap">
        {has('accepted') && (
          <Button variant="fill" pending={open.busy ? t`One moment…` : undefined} onClick={() => void open.run({ event_id }).then(renew)}>
            {t`Open the hall`}
          </Button>
        )}
        {has('judged') && (
          <Button variant="fill" pending={award.busy ? t`One moment…` : undefined} onClick={() => void publish()}>
            {t`Publish the awards`}
          </Button>
        )}
      </p>
    </section>
  )
}

function Answer({ row: { id, title, user }, onDone }: { row: CardShown; onDone: () => void }) {
  const { t } = useLingui()
  const { run, busy, refusal } = useCommand(exhibits.answer)
  const [reason, setReason] = useState('')
  const wait = busy ? t`One moment…` : undefined
  const send = async (status: 'accepted' | 'declined') => !refused(await run({ id, status, reason })) && onDone()
  return (
    <li>
      <p>
        <b>
          <bdi>{title}</bdi>
        </b>
        , <bdi>{user.full_name}</bdi>
      </p>
      <Refused refusal={refusal} />
      <TextField
        id={`reason-${id}`}
        label={t`Reason, if you decline`}
        optional
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className="row row--wrap">
        <Button variant="fill" pending={wait} onClick={() => void send('accepted')}>{t`Accept ${title}`}</Button>
        <Button pending={wait} onClick={() => void send('declined')}>{t`Decline ${title}`}</Button>
      </p>
    </li>
  )
}

function NameJury({ event_id, hall, onDone }: RunProps & { onDone: () => void }) {
  const { t } = useLingui()
  const { run, busy, refusal } = useCommand(exhibits.nameJury)
  const [names, setNames] = useState(hall.jury.map(({ user }) => user.username).join(', '))
  async function send() {
    const usernames = names.split(/[\s,]+/).filter(Boolean)
    if (!refused(await run({ event_id, usernames }))) onDone()
  }
  return (
    <form
      className={css.arrange}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!busy) void send()
      }}
    >
      <TextField
        id="usernames"
        label={t`Jury`}
        hint={t`Names of members, with commas. Nobody judges what they show themselves.`}
        value={names}
        maxLength={600}
        onChange={({ target }) => setNames(target.value)}
        error={errorAt(refusal, 'usernames')}
      />
      <Button type="submit" pending={busy ? t`Saving` : undefined}>{t`Name the jury`}</Button>
      {refusal && !errorAt(refusal, 'usernames') && <Refused refusal={refusal} />}
    </form>
  )
}
