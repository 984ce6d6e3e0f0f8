import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { add, type Edits, merge, remove, undo } from './edits.ts'
import css from './Scan.module.css'
import type { OpenPage } from './use-scan.ts'

interface CutToolsProps {
  page: OpenPage
  edits: Edits
  chosen: string | undefined
  choose: (key: string | undefined) => void
  onEdits: (edits: Edits) => void
}

/** Add, merge, remove, undo: under the page. */
export function CutTools({ page, edits, chosen, choose, onEdits }: CutToolsProps) {
  const { t } = useLingui()
  const piece = edits.pieces.find(({ key }) => key === chosen)
  function addOne() {
    const key = `added ${edits.before.length} ${edits.pieces.length}`
    const side = Math.min(page.width, page.height) / 5
    onEdits(add(edits, key, { x: page.width / 2, y: page.height / 2, width: side, height: side, angle: 0 }))
    choose(key)
  }
  const millimetres = (pixels: number) => (pixels / page.scale.pixels_per_mm!).toFixed(1)
  const turned = piece?.rect.angle.toFixed(1)
  return (
    <div className={css.tools}>
      <Tool icon="plus" words={t`Add`} onPress={addOne} />
      <Tool icon="stack" words={t`Merge`} off={!piece || edits.pieces.length < 2} onPress={() => onEdits(merge(edits, chosen!))} />
      <Tool icon="trash" words={t`Remove`} off={!piece} onPress={() => onEdits(remove(edits, chosen!))} />
      <Tool icon="arrow-counter-clockwise" words={t`Undo`} off={edits.before.length === 0} onPress={() => onEdits(undo(edits))} />
      {piece && (
        <span className={css.about}>
          {t`Turned ${turned}°`}
          {page.scale.pixels_per_mm !== null && `, ${millimetres(piece.rect.width)} × ${millimetres(piece.rect.height)} mm`}
        </span>
      )}
    </div>
  )
}

const Tool = ({ icon, words, off, onPress }: { icon: IconName; words: string; off?: boolean; onPress: () => void }) => (
  <button type="button" disabled={off} onClick={onPress}>
    <Icon name={icon} size="s" /> {words}
  </button>
)
