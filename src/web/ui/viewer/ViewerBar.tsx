import { useLingui } from '@lingui/react/macro'
import type { ViewerPicture } from '../cards/pictures.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { Segments } from '../controls/Segments.tsx'

export interface ViewerBarProps {
  pictures: readonly ViewerPicture[]
  at: number
  onPick: (at: number) => void
  loupe: boolean
  onLoupe: () => void
  onTurn: () => void
  onFull: () => void
  sizeText?: string
}

export function ViewerBar({ pictures, at, onPick, loupe, onLoupe, onTurn, onFull, sizeText }: ViewerBarProps) {
  const { t } = useLingui()
  const sides = pictures.map(({ side }, to) => ({ side, to })).filter(({ side }) => side !== undefined)
  const words = { front: t`Front`, back: t`Back` }
  const segments = sides.map(({ side, to }) => ({ value: String(to), label: words[side ?? 'front'], pressed: to === at }))
  return (
    <div className="viewer-bar">
      <IconButton icon="magnifying-glass-plus" label={t`Loupe`} aria-pressed={loupe} onClick={onLoupe} />
      <IconButton icon="arrow-clockwise" label={t`Rotate`} onClick={onTurn} />
      <IconButton icon="arrows-out" label={t`Full screen`} onClick={onFull} />
      {sizeText && <span className="viewer-size">{sizeText}</span>}
      {segments.length > 1 && <Segments label={t`Side`} segments={segments} onPick={(to) => onPick(Number(to))} />}
    </div>
  )
}
