import { useLingui } from '@lingui/react/macro'
import { Button } from '../controls/Button.tsx'
import { useToast } from './toasts-context.ts'

/** Hands the page's address to the device, or lays it on the clipboard. Without script there is nothing to press: the address bar has it. */
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
