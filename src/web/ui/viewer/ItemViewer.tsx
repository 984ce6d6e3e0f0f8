import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useId, useState } from 'react'
import { lazyPart } from '../../hydration/lazy.tsx'
import { ItemPicture } from '../cards/ItemPicture.tsx'
import { type Lies, largest, type ViewerPicture } from '../cards/pictures.ts'
import { LensGlass } from './LensGlass.tsx'
import { useLens } from './use-lens.ts'
import { ViewerBar } from './ViewerBar.tsx'
import { ViewerThumbs } from './ViewerThumbs.tsx'

const FullScreenViewer = lazyPart(() => import('./FullScreenViewer.tsx').then(({ FullScreenViewer }) => FullScreenViewer))

export interface ItemViewerProps {
  pictures: readonly ViewerPicture[]
  lies?: Lies
  /** Such as "20 × 24 mm". */
  sizeText?: string
  /** Picture from the URL, and the URL of each picture, for use without script. */
  first?: number
  hrefOf?: (at: number) => string
}

/** Thumbnails and stage: the first two columns of `.detail`. Without script, a picture with links. */
export function ItemViewer({ pictures, lies = 'stamp', sizeText, first = 0, hrefOf }: ItemViewerProps) {
  const { t } = useLingui()
  const [at, setAt] = useState(first in pictures ? first : 0)
  const [loupe, setLoupe] = useLoupe()
  const [turns, setTurns] = useState(0)
  const [full, setFull] = useState(false)
  const { lens, leave, stage, wasLook } = useLens(loupe)
  const hint = useId()
  const picture = pictures[at]
  if (!picture) return null
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || wasLook(event)) return
    event.preventDefault()
    leave()
    setFull(true)
  }
  const turn = () => setTurns(turns + 1)
  const bar = { pictures, at, sizeText, loupe, onPick: setAt, onTurn: turn, onLoupe: () => setLoupe(!loupe), onFull: () => setFull(true) }
  return (
    <div className="look">
      {pictures.length > 1 ? <ViewerThumbs {...{ pictures, at, hrefOf }} onPick={setAt} /> : <span className="thumbs" />}
      <div className={lies === 'stamp' ? 'well viewer' : `well viewer well--${lies}`}>
        <div className="viewer-stage" data-loupe={loupe} {...stage}>
          <a
            className="viewer-zoom"
            href={largest(picture)}
            onClick={open}
            style={turns ? { rotate: `${turns * 90}deg` } : undefined}
            aria-describedby={hint}
          >
            <ItemPicture picture={picture} alt={picture.alt} sizes="(min-width: 1024px) 620px, 100vw" priority scaled={false} />
          </a>
          <span className="vh" id={hint}>{t`Enter opens the full screen. The arrow keys move the loupe, + and − change its power.`}</span>
          {loupe && lens && <LensGlass {...{ lens, picture, turns }} />}
        </div>
        <ViewerBar {...bar} />
      </div>
      {full && <FullScreenViewer {...{ pictures, at, turns }} onPick={setAt} onTurn={turn} onClose={() => setFull(false)} />}
    </div>
  )
}

/** Lens on for a mouse; off for touch, where dragging scrolls the page. */
function useLoupe() {
  const state = useState(true)
  const [, setLoupe] = state
  useEffect(() => {
    if (matchMedia('(hover: none)').matches) setLoupe(false)
  }, [setLoupe])
  return state
}
