import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { forgetTyping, somethingUnsaved } from '#web/browser/unsaved-changes.ts'
import type { Navigation } from '#web/router/history.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'

/** Back closes overlays first, and asks before unsaved input is lost. */
export function LeaveGuard() {
  const { t } = useLingui()
  const router = useRouter()
  const confirm = useConfirm()
  useEffect(() => {
    async function stays({ back, from, to }: Navigation) {
      if (back && closeTopmost()) return true
      if (from.pathname === to.pathname || !somethingUnsaved()) return false
      const leave = await confirm({ title: t`Leave without saving?`, text: t`What you typed here is not saved yet.`, yes: t`Leave`, danger: true })
      if (leave) forgetTyping()
      return !leave
    }
    return router.block(stays, somethingUnsaved)
  }, [router, confirm, t])
  return null
}

function closeTopmost(): boolean {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  open?.close()
  return open !== undefined
}
