import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** As an app on the home screen it opens at once, and systems do not delete its copy. Where the browser asks itself, there is a button. */
export function Install() {
  const { t } = useLingui()
  const [asks, setAsks] = useState<InstallPrompt>()
  const [installed, setInstalled] = useState(true)
  useEffect(() => {
    setInstalled(matchMedia('(display-mode: standalone)').matches)
    const keep = (event: Event) => {
      event.preventDefault()
      setAsks(event as InstallPrompt)
    }
    addEventListener('beforeinstallprompt', keep)
    return () => removeEventListener('beforeinstallprompt', keep)
  }, [])
  if (installed) return null
  if (asks) return <Button icon="device-mobile" onClick={() => void asks.prompt()}>{t`Install as an app`}</Button>
  return <p className="text-2">{t`Put this site on your home screen: on iPhone and iPad an unused copy is deleted after 7 days otherwise.`}</p>
}
