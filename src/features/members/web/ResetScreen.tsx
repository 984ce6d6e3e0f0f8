import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { type Place, screen } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Refused } from '#web/ui/Refused.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { errorAt, useCall } from '#web/use-call.ts'
import { members } from '../contract.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { filled } from './filled.ts'

export default screen({
  visitors: 'guests',
  reads: ({ query }: Place) => ({ token: query.get('token') ?? '' }),
  asks: () => [],
  Draw: ({ input }) => <Reset token={input.token} />,
})

function Reset({ token }: { token: string }) {
  const { t } = useLingui()
  const [done, setDone] = useState(false)
  const { run, busy, no } = useCall(members.resetPassword)
  const submit = async (form: HTMLFormElement) => setDone(!refused(await run({ token, ...filled(form, ['password']) })))
  if (done) {
    return (
      <EntryFrame title={t`Your password is set`} line={t`Every device was logged out.`}>
        <a className="btn btn--fill btn--block" href="/login" data-reload>{t`Login`}</a>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={t`Set a new password`} onSubmit={submit}>
      <Refused no={no} fields={{ password: t`New password` }} />
      <TextField
        label={t`New password`}
        id="password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={t`At least 8 characters. A sentence is easy to remember.`}
        error={errorAt(no, 'password')}
      />
      <Button type="submit" variant="fill" block pending={busy ? t`Setting` : undefined}>{t`Set a new password`}</Button>
    </EntryFrame>
  )
}
