import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import type { ViewerPicture } from './pictures.ts'
import { largest } from './pictures.ts'
import { useZoom } from './use-zoom.ts'

export interface FullScreenViewerProps {
  picture: ViewerPicture
  turns: number
  onTurn: () => void
  onClose: () => void
}

/** + and - zoom, 0 fits, the arrows pan, Esc closes. */
export function FullScreenViewer({ picture, turns, onTurn, onClose }: FullScreenViewerProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDialogElement>(null)
  const zoom = useZoom()
  useEffect(() => box.current?.showModal(), [])
  return (
    <dialog className="viewer-full" ref={box} aria-label={picture.alt} onClose={onClose} onKeyDown={zoom.press}>
      <div className="viewer-bar">
        <IconButton icon="magnifying-glass-minus" label={t`Smaller`} onClick={zoom.smaller} />
        <span className="viewer-percent" role="status">
          {zoom.percent} %
        </span>
        <IconButton icon="magnifying-glass-plus" label={t`Larger`} onClick={zoom.larger} />
        <IconButton icon="arrows-in" label={t`Fit to the screen`} onClick={zoom.reset} />
        <IconButton icon="arrow-clockwise" label={t`Rotate`} onClick={onTurn} />
        <IconButton className="push" icon="x" label={t`Close`} onClick={() => box.current?.close()} />
      </div>
      <div className="viewer-pan" onPointerMove={zoom.drag} onWheel={zoom.wheel}>
        <img src={largest(picture)} alt={picture.alt} draggable={false} style={{ transform: zoom.transform, rotate: `${turns * 90}deg` }} />
      </div>
    </dialog>
  )
}
