import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import css from './ApiKeys.module.css'

/** The key, once: only its hash is kept. */
export function NewKeyNote({ name, key_text, onClose }: { name: string; key_text: string; onClose: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  async function copy() {
    const copied = await navigator.clipboard.writeText(key_text).then(
      () => true,
      () => false,
    )
    if (copied) toast({ title: t`Copied` })
  }
  return (
    <Note tone="warn" role="alert">
      <p>{t`This is the key for “${name}”. Keep it now: it is shown once, and nobody can read it again.`}</p>
      <p>
        <code className={css.whole}>{key_text}</code>
      </p>
      <p className="small">
        {t`Your program sends it with each call:`} <code className={css.whole}>Authorization: Bearer …</code>
      </p>
      <div className="row row--wrap">
        <Button size="s" icon="copy" onClick={copy}>{t`Copy`}</Button>
        <Button size="s" variant="quiet" onClick={onClose}>{t`I have kept it`}</Button>
      </div>
    </Note>
  )
}
