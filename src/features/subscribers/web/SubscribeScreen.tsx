import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EntryFrame } from '#features/accounts/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { usePosted } from '#web/router/use-posted.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { subscribers } from '../contract.ts'

export default screen({
  reads: ({ query }: RouteMatch) => ({ sent: query.has('sent') }),
  asks: () => [],
  Draw: ({ input }) => <Subscribe before={input.sent} />,
})

/** `before`: the form in the footer, or this one without script, has led here. */
function Subscribe({ before }: { before: boolean }) {
  const { t } = useLingui()
  const [sent, setSent] = useState(before)
  const posted = usePosted(subscribers.subscribe)
  const { run, busy, refusal } = useCommand(subscribers.subscribe)
  const submit = async (form: HTMLFormElement) => setSent(!refused(await run({ email: String(new FormData(form).get('email') ?? '') })))
  if (sent)
    return (
      <EntryFrame plain title={t`Look into your mailbox`} line={t`A link is on its way to you. Press it, and you will hear of news.`}>
        {null}
      </EntryFrame>
    )
  return (
    <EntryFrame plain title={t`Subscribe for updates`} line={t`News of the site, seldom. One press ends it.`} onSubmit={submit}>
      <Refused refusal={refusal} fields={{ email: t`E-mail` }} />
      <TextField
        label={t`E-mail`}
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={posted?.values.email}
        error={errorAt(refusal, 'email')}
      />
      <Button type="submit" variant="fill" block pending={busy ? t`Sending` : undefined}>{t`Subscribe`}</Button>
    </EntryFrame>
  )
}
