import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { KindLabel } from '#web/ui/cards/KindLabel.tsx'
import { Well } from '#web/ui/cards/Well.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { ItemViewer } from '#web/ui/viewer/ItemViewer.tsx'
import css from '../Catalogue.module.css'
import type { Entry } from '../entries-address.ts'
import { liesOf, numbersIn, numbersOf, pictureIn, placeOf } from '../entry-words.ts'
import { useSystem } from '../use-system.ts'

/** Zoomable picture, or a placeholder. */
export function EntryViewer({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const { name, width_mm, height_mm, names } = entry
  const picture = pictureIn(entry)
  const size = width_mm && height_mm ? t`${width_mm} × ${height_mm} mm` : undefined
  if (!picture)
    return (
      <div className="look">
        <span className="thumbs" />
        <Well className={css.bare}>
          <p>{t`No picture yet`}</p>
        </Well>
      </div>
    )
  const alt = [name, names.country, entry.year_issued].filter(Boolean).join(', ')
  return <ItemViewer pictures={[{ ...picture, label: t`Front`, side: 'front', alt }]} lies={liesOf(entry)} sizeText={size} />
}

/** Name, catalogue numbers and actions. */
export function EntryPanel({ entry, market, add, counts }: { entry: Entry; market: string; add: ReactNode; counts: ReactNode }) {
  const { t } = useLingui()
  const [system] = useSystem()
  const catalogue_number = numbersIn(system, entry.catalogue_number)
  const { number, name, description, stamp_kind, media } = entry
  return (
    <section className="detail-panel" aria-labelledby="title">
      <p className="row">
        <KindLabel kind="reference" />
        <span className="caption">{t`No. ${spokenNumber(number)}`}</span>
      </p>
      <h1 id="title">{name}</h1>
      <p className="text-2">{[placeOf(entry), numbersOf({ catalogue_number })].filter(Boolean).join(' · ')}</p>
      {counts}
      <div className={css.acts}>
        {add}
        <Button icon="magnifying-glass" href={market}>{t`Look for it on the market`}</Button>
      </div>
      {media && stamp_kind === 'sample' && <Note>{t`The picture shows the design; the value, colour or year may differ.`}</Note>}
      {description && <p className={css.words}>{description}</p>}
    </section>
  )
}
