import { useLingui } from '@lingui/react/macro'
import type { PageScale } from './page-scale.ts'
import type { ScaleFault } from './use-scaling.ts'

/** The scale and its uncertainty in words, and why it could not be set. */
export function useScaleWords() {
  const { t } = useLingui()
  const of = ({ pixels_per_mm, error, by }: PageScale) => {
    if (pixels_per_mm === null) return t`not known: nothing in millimetres`
    const [dpi, share] = [Math.round(pixels_per_mm * 25.4), (error * 100).toFixed(2)]
    return {
      typed: t`${dpi} dpi ± ${share} %, as typed`,
      file: t`${dpi} dpi ± ${share} %, as the file says, unchecked`,
      drawn: t`${dpi} dpi ± ${share} %, by the ruler`,
      coin: t`${dpi} dpi ± ${share} %, by the coin`,
      unknown: '',
    }[by]
  }
  const why = (fault: ScaleFault) =>
    ({
      no_number: t`Say the number first.`,
      no_coin: t`Choose the coin, and the piece that it is.`,
      no_circle: t`The rim of this coin is not seen well enough: lay it apart from the pieces, on the same ground.`,
      tilted: t`The coin looks oval: the picture was not taken from straight above, so it gives no scale.`,
      too_short: t`The points are too near to each other for this length.`,
      failed: t`The scale could not be measured. Try again.`,
    })[fault]
  return { of, why }
}
