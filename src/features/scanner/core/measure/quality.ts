import type { Cut } from '../pieces/straighten.ts'

export type Flaw = 'blurred' | 'glare' | 'cut_off' | 'scale_unknown' | 'small'
export interface Quality {
  /** From 0, blurred, to 1, as sharp as pixels can be. */
  readonly sharpness: number
  readonly flaws: readonly Flaw[]
}

/** What keeps a picture from being measured well, in words that say what to do. */
export function qualityOf({ raster, inset }: Cut, cutOff: boolean, scaleKnown: boolean): Quality {
  const light = (x: number, y: number) => {
    const at = (y * raster.width + x) * 4
    return (raster.data[at]! + 2 * raster.data[at + 1]! + raster.data[at + 2]!) / 4
  }
  let [near, far, clipped] = [0, 0, 0]
  for (let y = inset.top; y < inset.top + inset.height - 4; y += 2) {
    for (let x = inset.left; x < inset.left + inset.width - 4; x += 2) {
      const here = light(x, y)
      near += (here - light(x + 1, y)) ** 2 + (here - light(x, y + 1)) ** 2
      far += (here - light(x + 4, y)) ** 2 + (here - light(x, y + 4)) ** 2
      if (here >= 253) clipped++
    }
  }
  const sharpness = far === 0 ? 0 : Math.min(1, (near / far) * 2.2)
  const share = clipped / Math.max(1, (inset.width * inset.height) / 4)
  const flaws: Flaw[] = []
  if (sharpness < 0.28) flaws.push('blurred')
  if (share > 0.12) flaws.push('glare')
  if (cutOff) flaws.push('cut_off')
  if (!scaleKnown) flaws.push('scale_unknown')
  if (Math.min(inset.width, inset.height) < 120) flaws.push('small')
  return { sharpness, flaws }
}
