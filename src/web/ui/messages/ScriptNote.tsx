import { useLingui } from '@lingui/react/macro'

/** Shown without script, where a command needs it. */
export function ScriptNote() {
  const { t } = useLingui()
  return (
    <noscript>
      <p className="note note--warn">{t`Changing something here needs JavaScript. Reading works without it.`}</p>
    </noscript>
  )
}
