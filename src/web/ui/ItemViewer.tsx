import { Trans } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import { FullScreenViewer } from './FullScreenViewer.tsx'
import { ItemPicture } from './ItemPicture.tsx'
import { type Lies, largest, type ViewerPicture } from './pictures.ts'
import { useLens } from './use-lens.ts'
import { ViewerBar } from './ViewerBar.tsx'
import { ViewerThumbs } from './ViewerThumbs.tsx'

export interface ItemViewerProps {
  pictures: readonly ViewerPicture[]
  lies?: Lies
  /** As in "20 × 24 mm". */
  sizeText?: string
  /** The picture the address asks for, and the address of each: so that thumbs work without script. */
  first?: number
  hrefOf?: (at: number) => string
}

/** Thumbs and stage: the first two columns of `.detail`. Without script it is a picture with links. */
export function ItemViewer({ pictures, lies = 'stamp', sizeText, first = 0, hrefOf }: ItemViewerProps) {
  const [at, setAt] = useState(first)
  const [loupe, setLoupe] = useState(true)
  const [turns, setTurns] = useState(0)
  const [full, setFull] = useState(false)
  const picture = pictures[at] ?? pictures[0]
  const lens = useLens(picture ? largest(picture) : '', turns)
  if (!picture) return null
  function open(event: MouseEvent) {
    event.preventDefault()
    setFull(true)
  }
  const turn = () => setTurns(turns + 1)
  const bar = { pictures, at, sizeText, loupe, onPick: setAt, onTurn: turn, onLoupe: () => setLoupe(!loupe), onFull: () => setFull(true) }
  return (
    <div className="look">
      <ViewerThumbs {...{ pictures, at, hrefOf }} onPick={setAt} />
      <div className={lies === 'stamp' ? 'well viewer' : `well viewer well--${lies}`}>
        <div className="viewer-stage" onPointerMove={loupe ? lens.move : undefined} onPointerLeave={lens.leave}>
          <a className="viewer-zoom" href={largest(picture)} onClick={open} style={turns ? { rotate: `${turns * 90}deg` } : undefined}>
            <ItemPicture picture={picture} alt={picture.alt} sizes="(min-width: 1024px) 620px, 100vw" priority scaled={false} />
          </a>
          {loupe && lens.style && (
            <div className="lens" aria-hidden="true" style={lens.style}>
              <span className="lens-scale">
                <Trans>Loupe 2.5×</Trans>
              </span>
            </div>
          )}
        </div>
        <ViewerBar {...bar} />
      </div>
      {full && <FullScreenViewer {...{ picture, turns }} onTurn={turn} onClose={() => setFull(false)} />}
    </div>
  )
}
