import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import css from './Security.module.css'

/** Shown only once, so the member must confirm that they are saved. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const [kept, setKept] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast({ title: t`The codes are copied` })
  }
  return (
    <>
      <Note tone="warn">
        {t`Print these ten codes or write them down, and keep them where you keep your papers. If your phone is lost, each of them opens your account once. We cannot show them again.`}
      </Note>
      <ol className={css.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row row--wrap">
        <Button icon="printer" onClick={() => print()}>{t`Print`}</Button>
        <Button icon="copy" onClick={copy}>{t`Copy`}</Button>
      </div>
      <Check label={t`I have kept these codes`} checked={kept} onChange={(event) => setKept(event.target.checked)} />
      <div>
        <Button variant="fill" disabled={!kept} onClick={onDone}>{t`Done`}</Button>
      </div>
    </>
  )
}
