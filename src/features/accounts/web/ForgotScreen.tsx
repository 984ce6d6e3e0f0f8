import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { usePosted } from '#web/router/use-posted.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { accounts } from '../contract.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { filled } from './filled.ts'

export default screen({
  visitors: 'guests',
  reads: ({ query }: RouteMatch) => ({ sent: query.has('sent') }),
  asks: () => [],
  Draw: ({ input }) => <Forgot before={input.sent} />,
})

/** `before`: the form was posted without script and redirected here. */
function Forgot({ before }: { before: boolean }) {
  const { t } = useLingui()
  const [sent, setSent] = useState(before)
  const posted = usePosted(accounts.forgotPassword)
  const { run, busy, refusal } = useCommand(accounts.forgotPassword)
  const submit = async (form: HTMLFormElement) => setSent(!refused(await run(filled(form, ['email']))))
  if (sent)
    return (
      <EntryFrame plain title={t`Look into your mailbox`} line={t`If this address is a member’s, a link is on its way. It works for 60 minutes.`}>
        {null}
      </EntryFrame>
    )
  return (
    <EntryFrame
      title={t`Forgot your password?`}
      line={t`Tell us your e-mail address, and we send you a link that sets a new one.`}
      plain
      onSubmit={submit}
    >
      <Refused refusal={refusal} fields={{ email: t`E-mail` }} />
      <TextField
        label={t`E-mail`}
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={posted?.values.email}
        error={errorAt(refusal, 'email')}
      />
      <Button type="submit" variant="fill" block pending={busy ? t`Sending` : undefined}>{t`Send the link`}</Button>
    </EntryFrame>
  )
}
