import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ViewerPicture } from '../cards/pictures.ts'
import { FullScreenBar } from './FullScreenBar.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import { useZoom } from './use-zoom.ts'
import { ViewerPane } from './ViewerPane.tsx'
import { ViewerThumbs } from './ViewerThumbs.tsx'

export interface FullScreenViewerProps {
  pictures: readonly ViewerPicture[]
  at: number
  onPick: (at: number) => void
  turns: number
  onTurn: () => void
  onClose: () => void
}

/** Keyboard: + and - zoom, 0 fits, arrows pan or change the picture, F and B front and back, C both, R rotates, Escape and Back close. */
export function FullScreenViewer({ pictures, at, onPick, turns, onTurn, onClose }: FullScreenViewerProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDialogElement>(null)
  const [both, setBoth] = useState(false)
  const zoom = useZoom()
  const close = useBackCloses(() => box.current?.close())
  useEffect(() => box.current?.showModal(), [])
  const sides = pictures.filter(({ side }) => side)
  const picture = pictures[at]!
  const shown = both ? sides : [picture]
  const pick = (to: number) => {
    setBoth(false)
    zoom.reset()
    onPick(to)
  }
  const compare = sides.length > 1 ? () => setBoth(!both) : undefined
  const press = useViewerKeys({ pictures, at, pick, compare, zoom, onTurn })
  const number = at + 1
  const name = both ? sides.map(({ label }) => label).join(', ') : t`${picture.label}: picture ${number} of ${pictures.length}`
  return (
    <dialog
      className="viewer-full"
      ref={box}
      aria-label={picture.alt}
      onKeyDown={press}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <FullScreenBar {...{ zoom, both, compare, onTurn, name }} onClose={close} />
      <div className={both ? 'viewer-panes viewer-panes--both' : 'viewer-panes'}>
        {shown.map((one) => (
          <ViewerPane key={one.label} picture={one} {...{ turns, zoom }} />
        ))}
      </div>
      {pictures.length > 1 && <ViewerThumbs {...{ pictures, at }} onPick={pick} />}
    </dialog>
  )
}
