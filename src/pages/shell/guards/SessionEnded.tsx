import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useMe } from '#features/account/web/public.tsx'
import { sessionBack, takeFarewell, useSessionOver, watchReturn } from '#web/browser/session-ended.ts'
import { somethingUnsaved } from '#web/browser/unsaved-changes.ts'
import { useLocation } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

/** Key of sessionStorage: the next page shows why the member is a guest. */
const ENDED = 'session-ended'

/** The session ended elsewhere: reloads as guest, or redirects to log-in and back. Unsaved input is kept on the screen. */
export function SessionEnded() {
  const { t } = useLingui()
  const toast = useToast()
  const over = useSessionOver()
  const here = useLocation().href
  const kept = over && somethingUnsaved()
  useEffect(() => {
    if (!over || kept) return
    sessionStorage.setItem(ENDED, '1')
    location.reload()
  }, [over, kept])
  useEffect(() => {
    const farewell = takeFarewell()
    if (farewell) toast(farewell)
  }, [toast])
  useEffect(() => {
    if (!sessionStorage.getItem(ENDED)) return
    sessionStorage.removeItem(ENDED)
    toast({
      title: t`You were logged out`,
      text: t`The session ended on this device. Log in to go on where you were. If your account was suspended, you are told why then.`,
      tone: 'bad',
    })
  }, [toast, t])
  const own = useMe()?.id
  useEffect(() => {
    if (!kept || !own) return
    return watchReturn(own, () => {
      sessionBack()
      toast({ title: t`You are back: save`, text: t`What you typed is still here.` })
    })
  }, [kept, own, toast, t])
  const actions = (
    <>
      <Button onClick={sessionBack}>{t`Stay on this page`}</Button>
      <Button variant="fill" href={`/login?redirect_back=${encodeURIComponent(here)}`} target="_blank">
        {t`Log in in a new tab`}
      </Button>
    </>
  )
  return (
    <Dialog open={kept} onClose={sessionBack} title={t`You have been signed out`} actions={actions}>
      <p className="text-2">{t`What you typed is still here. Log in in a new tab, come back and save it.`}</p>
    </Dialog>
  )
}
