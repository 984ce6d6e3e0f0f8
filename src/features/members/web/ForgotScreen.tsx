import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { still } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Refused } from '#web/ui/Refused.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { errorAt, useCall } from '#web/use-call.ts'
import { members } from '../contract.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { filled } from './filled.ts'

export default still(ForgotScreen, { visitors: 'guests' })

function ForgotScreen() {
  const { t } = useLingui()
  const [sent, setSent] = useState(false)
  const { run, busy, no } = useCall(members.forgotPassword)
  const submit = async (form: HTMLFormElement) => setSent(!refused(await run(filled(form, ['email']))))
  if (sent)
    return (
      <EntryFrame title={t`Look into your mailbox`} line={t`If this address is a member’s, a link is on its way. It works for 60 minutes.`}>
        {null}
      </EntryFrame>
    )
  return (
    <EntryFrame title={t`Forgot your password?`} line={t`Tell us your e-mail address, and we send you a link that sets a new one.`} onSubmit={submit}>
      <Refused no={no} fields={{ email: t`E-mail` }} />
      <TextField label={t`E-mail`} id="email" name="email" type="email" autoComplete="username" required error={errorAt(no, 'email')} />
      <Button type="submit" variant="fill" block pending={busy ? t`Sending` : undefined}>{t`Send the link`}</Button>
    </EntryFrame>
  )
}
