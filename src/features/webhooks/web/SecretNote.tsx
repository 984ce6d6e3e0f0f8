import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import css from './Webhooks.module.css'

/** The secret, once: it is sealed on the server and cannot be read again. */
export function SecretNote({ url, secret, onClose }: { url: string; secret: string; onClose: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  async function copy() {
    const copied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    )
    if (copied) toast({ title: t`Copied` })
  }
  return (
    <Note tone="warn" role="alert">
      <p>{t`Keep this secret now: it is shown once. With it your program checks that a call is ours.`}</p>
      <p className="small">
        <bdi className={css.address}>{url}</bdi>
      </p>
      <p>
        <code className={css.address}>{secret}</code>
      </p>
      <div className="row row--wrap">
        <Button size="s" icon="copy" onClick={copy}>{t`Copy`}</Button>
        <Button size="s" variant="quiet" onClick={onClose}>{t`I have kept it`}</Button>
      </div>
    </Note>
  )
}
