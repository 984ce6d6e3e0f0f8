import type { AnswerOf } from '#kernel/operation.ts'
import type { Picture } from '#web/ui/cards/pictures.ts'
import type { medias } from '../contract.ts'

export type MediaAnswer = AnswerOf<typeof medias.show>['media']

interface Measure {
  readonly width_mm?: number | null
  readonly height_mm?: number | null
}

/** Maps a picture to the design system: generated sizes for lists, the full one for zoom; millimetres of the item if known. */
export function pictureOf({ width, height, border, sizes, dpi }: MediaAnswer, { width_mm, height_mm }: Measure = {}): Picture {
  const made = sizes.filter(({ size }) => size !== 'full').sort((a, b) => a.width - b.width)
  const full = sizes.filter(({ size }) => size === 'full')
  // The full size is used in lists only if there is no other.
  const slots = made.length ? made : full
  return {
    width,
    height,
    border: border === 'transparent' ? 'clear' : border,
    sizes: slots.map((one) => ({ url: one.media_url, width: one.width })),
    ...(full[0] && { full: full[0].media_url }),
    ...(dpi && { dpi }),
    ...(width_mm && { mm_width: width_mm }),
    ...(height_mm && { mm_height: height_mm }),
  }
}
