import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { proveBy } from '#web/browser/step-up.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

/** Lazy: loaded at the first step-up. */
const ProveForm = lazyPart(() => import('#features/credentials/web/public.tsx').then((door) => door.ProveForm))

/** Opens the dialog; `told` resolves the caller's promise. */
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

/** Step-up: asks for a credential before a dangerous command, which then continues automatically. */
export function StepUp() {
  const { t } = useLingui()
  const id = useId()
  const { open, close } = useAsked()
  const [busy, setBusy] = useState(false)
  const actions = (
    <>
      <Button onClick={() => close(false)}>{t`Cancel`}</Button>
      <Button variant="fill" type="submit" form={id} pending={busy ? t`Checking` : undefined}>{t`Confirm`}</Button>
    </>
  )
  return (
    <Dialog open={open} onClose={() => close(false)} title={t`Is it you?`} actions={actions}>
      <p className="text-2">{t`This is an important change, so we ask once more who you are. What you began goes on right after.`}</p>
      {open && <ProveForm id={id} onBusy={setBusy} onProved={() => close(true)} />}
    </Dialog>
  )
}
