import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { useToast } from '../overlays/toasts-context.ts'
import { Note } from './Note.tsx'
import css from './ShownOnce.module.css'

interface ShownOnceProps {
  secret: string
  onClose: () => void
  /** What it is for. */
  children: ReactNode
  /** How it is used. */
  below?: ReactNode
}
/** A secret that is shown once and cannot be read again. */
export function ShownOnce({ secret, onClose, children, below }: ShownOnceProps) {
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
      {children}
      <p>
        <code className={css.secret}>{secret}</code>
      </p>
      {below}
      <div className="row row--wrap">
        <Button size="s" icon="copy" onClick={copy}>{t`Copy`}</Button>
        <Button size="s" variant="quiet" onClick={onClose}>{t`I have kept it`}</Button>
      </div>
    </Note>
  )
}
