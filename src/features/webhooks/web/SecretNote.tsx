import { useLingui } from '@lingui/react/macro'
import { ShownOnce } from '#web/ui/messages/ShownOnce.tsx'
import css from './Webhooks.module.css'

/** The secret, once: it is sealed on the server and cannot be read again. */
export function SecretNote({ url, secret, onClose }: { url: string; secret: string; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ShownOnce secret={secret} onClose={onClose}>
      <p>{t`Keep this secret now: it is shown once. With it your program checks that a call is ours.`}</p>
      <p className="small">
        <bdi className={css.address}>{url}</bdi>
      </p>
    </ShownOnce>
  )
}
