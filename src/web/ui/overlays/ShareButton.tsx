import { useLingui } from '@lingui/react/macro'
import { Button } from '../controls/Button.tsx'
import { useToast } from './toasts-context.ts'

/** Web Share API, or copies the URL. Hidden without script. */
export function ShareButton({ title, url, size }: { title: string; url: string; size?: 's' | 'm' }) {
  const { t } = useLingui()
  const toast = useToast()
  async function share() {
    if (navigator.share) return navigator.share({ title, url }).catch(() => {})
    await navigator.clipboard.writeText(url).catch(() => {})
    toast({ title: t`Address copied`, text: url })
  }
  return (
    <Button className="scripted" icon="share-network" size={size} onClick={() => void share()}>
      {t`Share`}
    </Button>
  )
}
