import { useLingui } from '@lingui/react/macro'
import { ShownOnce } from '#web/ui/messages/ShownOnce.tsx'
import css from './ApiKeys.module.css'

/** The key, once: only its hash is kept. */
export function NewKeyNote({ name, key_text, onClose }: { name: string; key_text: string; onClose: () => void }) {
  const { t } = useLingui()
  const below = (
    <p className="small">
      {t`Your program sends it with each call:`} <code className={css.whole}>Authorization: Bearer …</code>
    </p>
  )
  return (
    <ShownOnce secret={key_text} onClose={onClose} below={below}>
      <p>{t`This is the key for “${name}”. Keep it now: it is shown once, and nobody can read it again.`}</p>
    </ShownOnce>
  )
}
