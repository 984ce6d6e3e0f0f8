import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useConfirm } from '#web/ui/confirm-context.ts'
import { forgetTyping, somethingUnsaved } from '#web/unsaved.ts'

interface Leaving {
  readonly action: string
  readonly currentLocation: { readonly pathname: string }
  readonly nextLocation: { readonly pathname: string }
}

/** Back closes what lies over the page before it leaves it; and whoever would lose what they typed is asked. */
export function LeaveGuard() {
  const { t } = useLingui()
  const { history } = useRouter()
  const confirm = useConfirm()
  useEffect(() => {
    async function blockerFn({ action, currentLocation, nextLocation }: Leaving) {
      if (action === 'BACK' && closeTopmost()) return true
      if (currentLocation.pathname === nextLocation.pathname || !somethingUnsaved()) return false
      const leave = await confirm({ title: t`Leave without saving?`, text: t`What you typed here is not saved yet.`, yes: t`Leave`, danger: true })
      if (leave) forgetTyping()
      return !leave
    }
    return history.block({ blockerFn, enableBeforeUnload: somethingUnsaved })
  }, [history, confirm, t])
  return null
}

function closeTopmost(): boolean {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  open?.close()
  return open !== undefined
}
