import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { scanner } from '../contract.ts'
import { PageFile } from './files/PageFile.tsx'
import { useUnreadableWords } from './files/use-unreadable-words.ts'
import { KeptNote } from './keep/KeptNote.tsx'
import css from './Scan.module.css'
import { DPI } from './scale/page-scale.ts'
import type { Scan } from './use-scan.ts'

/** Choose or photograph a page, and say its resolution. */
export function StartPanel({ scan }: { scan: Scan }) {
  const { t } = useLingui()
  const { scans } = useData(scanner.left, {})
  const [dpi, setDpi] = useState<number>()
  const unreadable = useUnreadableWords()
  const wrong = dpi !== undefined && (dpi < DPI.from || dpi > DPI.to)
  if (scan.phase === 'finding')
    return (
      <div className={css.start}>
        <h1>{t`Scan a page`}</h1>
        <p role="status">{t`Looking for the pieces…`}</p>
        <div>
          <Button onClick={scan.leave}>{t`Cancel`}</Button>
        </div>
      </div>
    )
  return (
    <div className={css.start}>
      <h1>{t`Scan a page`}</h1>
      <p className="text-2">{t`Lay stamps or coins on black card, a little apart. Every piece is found, cut out, straightened and measured here on your device.`}</p>
      <KeptNote onContinue={(kept) => void scan.resume(kept)} />
      {scan.phase === 'unreadable' && (
        <Note tone="bad" role="alert">
          {unreadable.picture}
        </Note>
      )}
      <NumberField
        label={t`Resolution of the scan`}
        hint={t`As it was set on the scanner. It can also be set later, by a ruler or a coin on the page; without it nothing is measured in millimetres.`}
        unit="dpi"
        optional
        onValue={setDpi}
        error={wrong && t`Between ${DPI.from} and ${DPI.to}`}
      />
      <PageFile
        label={t`Picture of the page`}
        hint={t`JPEG, PNG, WebP, TIFF or PDF. With a second picture, of the backs, each piece is saved with both.`}
        withBacks
        onPages={(front, back) => !wrong && void scan.open(front, back, dpi)}
      />
      <p className="small text-2">
        {scans.left === null ? (
          <Trans>Your plan scans as many pages as you like.</Trans>
        ) : (
          <Plural value={scans.left} one={`# of ${scans.limit} pages left this month`} other={`# of ${scans.limit} pages left this month`} />
        )}
      </p>
    </div>
  )
}
