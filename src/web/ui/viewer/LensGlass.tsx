import { Trans } from '@lingui/react/macro'
import { largest, type ViewerPicture, widestMade } from '../cards/pictures.ts'
import { ScaleBar } from './ScaleBar.tsx'
import type { Lens } from './use-lens.ts'
import { dotsPerMm } from './zoom.ts'

/** Performance: the full picture loads at first use. */
export function LensGlass({ lens, picture, turns }: { lens: Lens; picture: ViewerPicture; turns: number }) {
  const { side, left, top, x, y, width, power } = lens
  const height = (width * picture.height) / picture.width
  const perMm = dotsPerMm(picture, width)
  const look = { left: x, top: y, width, height, transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }
  return (
    <div className="lens" aria-hidden="true" style={{ left, top, width: side, height: side }}>
      <img src={largest(picture)} alt="" style={{ ...look, backgroundImage: `url("${widestMade(picture)}")` }} />
      <span className="lens-scale">{perMm ? <ScaleBar perMm={perMm} most={side / 2.4} /> : <Trans>Loupe {power}×</Trans>}</span>
    </div>
  )
}
