import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { credentials } from '#features/credentials/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { proveBy } from '#web/step-up.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { errorAt, useCall } from '#web/use-call.ts'

/** Opens over whatever stands on the screen; `told` answers whoever asked. */
function useAsked() {
  const [open, setOpen] = useState(false)
  const told = useRef<(proved: boolean) => void>(undefined)
  useEffect(
    () =>
      proveBy(() => {
        setOpen(true)
        return new Promise((answer) => {
          told.current = answer
        })
      }),
    [],
  )
  const close = (proved: boolean) => {
    told.current?.(proved)
    setOpen(false)
  }
  return { open, close }
}

/** Who sits there? Asked before something dangerous; what was begun then goes on by itself. */
export function StepUp() {
  const { t } = useLingui()
  const id = useId()
  const { open, close } = useAsked()
  const { run, busy, no, forget } = useCall(credentials.stepUp, { aside: true })
  const leave = (proved: boolean) => {
    forget()
    close(proved)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!refused(await run({ password: String(new FormData(event.currentTarget).get('password')) }))) leave(true)
  }
  const actions = (
    <>
      <Button onClick={() => leave(false)}>{t`Cancel`}</Button>
      <Button variant="fill" type="submit" form={id} pending={busy ? t`Checking` : undefined}>{t`Confirm`}</Button>
    </>
  )
  return (
    <Dialog open={open} onClose={() => leave(false)} title={t`Is it you?`} actions={actions}>
      <p className="text-2">{t`This is an important change, so we ask for your password once more. What you began goes on right after.`}</p>
      <form id={id} method="post" data-leave="freely" noValidate onSubmit={submit}>
        <TextField
          label={t`Password`}
          id="step-up-password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errorAt(no, 'password') ?? (no && t`That did not work. Try again in a moment.`)}
        />
      </form>
    </Dialog>
  )
}
