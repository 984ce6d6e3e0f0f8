import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../controls/IconButton.tsx'
import type { Zoom } from './use-zoom.ts'

interface FullScreenBarProps {
  zoom: Zoom
  both: boolean
  compare: (() => void) | undefined
  onTurn: () => void
  onClose: () => void
  /** Live region: "2 of 5". */
  name: string
}

export function FullScreenBar({ zoom, both, compare, onTurn, onClose, name }: FullScreenBarProps) {
  const { t } = useLingui()
  const percent = Math.round(zoom.place.scale * 100)
  return (
    <div className="viewer-bar">
      <IconButton icon="magnifying-glass-minus" label={t`Smaller`} aria-keyshortcuts="-" onClick={zoom.smaller} />
      <span className="viewer-percent">{percent} %</span>
      <IconButton icon="magnifying-glass-plus" label={t`Larger`} aria-keyshortcuts="+" onClick={zoom.larger} />
      <IconButton icon="arrows-in" label={t`Fit to the screen`} aria-keyshortcuts="0" onClick={zoom.reset} />
      <IconButton icon="arrow-clockwise" label={t`Rotate`} aria-keyshortcuts="R" onClick={onTurn} />
      {compare && (
        <IconButton
          icon="arrows-left-right"
          label={t`Front and back beside each other`}
          aria-keyshortcuts="C"
          aria-pressed={both}
          onClick={compare}
        />
      )}
      <span className="viewer-name" role="status">
        {name}
        <span className="vh">{`, ${percent} %`}</span>
      </span>
      <IconButton className="push" icon="x" label={t`Close`} onClick={onClose} />
    </div>
  )
}
