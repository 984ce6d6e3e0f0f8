import { useLingui } from '@lingui/react/macro'

/** Shown where a browser without script meets what only script can change. */
export function ScriptNote() {
  const { t } = useLingui()
  return (
    <noscript>
      <p className="note note--warn">{t`Changing something here needs JavaScript. Reading works without it.`}</p>
    </noscript>
  )
}
