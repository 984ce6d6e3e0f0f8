import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { BacksPanel } from './backs/BacksPanel.tsx'
import { useBacks } from './backs/use-backs.ts'
import { CutTools } from './CutTools.tsx'
import { useKeeping } from './keep/use-keeping.ts'
import { PageView } from './PageView.tsx'
import { PieceList } from './PieceList.tsx'
import { SavePanel } from './SavePanel.tsx'
import css from './Scan.module.css'
import { ScalePanel } from './scale/ScalePanel.tsx'
import { useScaleWords } from './scale/scale-words.ts'
import { useRuler } from './scale/use-ruler.ts'
import { useMeasures } from './use-measures.ts'
import { useSaving } from './use-saving.ts'
import type { OpenPage, Scan } from './use-scan.ts'

/** The page with its pieces, the list beside it, and the way into the collection. */
export function PageDesk({ scan, page }: { scan: Scan; page: OpenPage }) {
  const { t } = useLingui()
  const { edits } = scan
  const [chosen, choose] = useState<string>()
  const measures = useMeasures(scan, page)
  const backs = useBacks(scan, page)
  const saving = useSaving(scan, measures, backs)
  useKeeping(scan, page, saving, backs)
  const ruling = useRuler(page)
  const scaleWords = useScaleWords()
  const seconds = page.seconds.toFixed(1)
  return (
    <>
      <div className={css.head}>
        <h1>{t`Page scan`}</h1>
        <Badge>
          <Plural value={page.found.pieces.length} one="# found" other="# found" />
        </Badge>
        <p className="small text-2">{[page.name, t`${seconds} s on this device`].filter(Boolean).join(' · ')}</p>
        <Button size="s" icon="camera" onClick={scan.leave} disabled={saving.busy}>{t`Another page`}</Button>
      </div>
      <div className={css.desk}>
        <section className={css.dark} aria-label={t`The page`}>
          <p className={css.checks}>
            <Check
              good={page.found.ground !== null}
              text={page.found.ground ? t`Pieces stand out from the ground` : t`Nothing plain around the pieces: add them by hand`}
            />
            <Check good={page.scale.pixels_per_mm !== null} text={`${t`Scale`}: ${scaleWords.of(page.scale)}`} />
          </p>
          <PageView {...{ page, edits, chosen, choose, ruling }} onEdits={scan.setEdits} />
          <CutTools {...{ page, edits, chosen, choose }} onEdits={scan.setEdits} />
        </section>
        <section className={css.side} aria-labelledby="pieces">
          <ScalePanel {...{ scan, page, ruling }} />
          <BacksPanel {...{ backs, edits }} busy={saving.busy} />
          <h2 id="pieces">
            <Plural value={edits.pieces.length} one="# piece" other="# pieces" />
          </h2>
          <PieceList {...{ edits, chosen, choose, measures, backs }} names={saving.names} onName={saving.setName} />
          <SavePanel saving={saving} count={edits.pieces.length} />
        </section>
      </div>
      <p className={`small text-2 ${css.keys}`}>
        {t`Tab: next piece. Arrows move it, with Alt they change its size, with Shift they turn it. Delete removes it. The page itself stays as it is.`}
      </p>
    </>
  )
}

const Check = ({ good, text }: { good: boolean; text: string }) => (
  <span className={good ? css.good : css.warn}>
    <Icon name={good ? 'check-circle' : 'warning-circle'} size="s" /> {text}
  </span>
)
