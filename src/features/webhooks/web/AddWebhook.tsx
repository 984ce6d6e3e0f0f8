import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { webhooks } from '../contract.ts'
import { type WebhookEvent, webhookEvents } from '../rules.ts'
import { EventChoice } from './EventChoice.tsx'
import css from './Webhooks.module.css'

interface AddWebhookProps {
  first: boolean
  member_id: string
  onMade: (url: string, secret: string) => void
}

export function AddWebhook({ first, member_id, onMade }: AddWebhookProps) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>([...webhookEvents])
  const { run, busy, refusal } = useCommand(webhooks.create)
  async function add() {
    const answer = await run({ url, events })
    if (refused(answer)) return
    setUrl('')
    onMade(answer.webhook.url, answer.secret)
    await cache.touched(new Set([`webhooks of member:${member_id}`]))
  }
  return (
    <section className={`panel ${css.form}`} aria-labelledby="add-webhook">
      <h2 id="add-webhook">{first ? t`Your first webhook` : t`Add a webhook`}</h2>
      <Refused refusal={refusal} fields={{ url: t`Address`, events: t`What it hears` }} />
      <TextField
        id="webhook-url"
        label={t`Address`}
        hint={t`Public, and with https: https://shop.example/cachet`}
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        maxLength={500}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        error={errorAt(refusal, 'url')}
      />
      <EventChoice name="add" chosen={events} onChange={setEvents} error={errorAt(refusal, 'events')} />
      <div>
        <Button variant="fill" onClick={add} pending={busy ? t`Saving…` : undefined}>{t`Add`}</Button>
      </div>
    </section>
  )
}
