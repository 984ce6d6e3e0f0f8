import type { output } from 'zod/v4/core'
import type { AnswerOf } from '#kernel/operation.ts'
import { mediaAddress, pictureSides } from '#kernel/written/media-address.ts'
import type { Picture } from '#web/ui/cards/pictures.ts'
import type { CardPicture, medias } from '../contract.ts'

export type MediaAnswer = AnswerOf<typeof medias.show>['media']

interface Measure {
  readonly width_mm?: number | null
  readonly height_mm?: number | null
}

type CardPictureAnswer = output<typeof CardPicture>

/** Maps a picture to the design system: generated sizes for lists, the full one for zoom; millimetres of the item if known. */
export function pictureOf(media: MediaAnswer | CardPictureAnswer, { width_mm, height_mm }: Measure = {}): Picture {
  const { width, height, border, dpi } = media
  return {
    width,
    height,
    border: border === 'transparent' ? 'clear' : border,
    ...('key' in media ? { sizes: sizesOf(media) } : sizesIn(media)),
    ...(dpi && { dpi }),
    ...(width_mm && { mm_width: width_mm }),
    ...(height_mm && { mm_height: height_mm }),
  }
}

function sizesIn({ sizes }: MediaAnswer): Pick<Picture, 'sizes' | 'full'> {
  const made = sizes.filter(({ size }) => size !== 'full').sort((a, b) => a.width - b.width)
  const full = sizes.filter(({ size }) => size === 'full')
  // The full size is used in lists only if there is no other.
  const slots = made.length ? made : full
  return { sizes: slots.map((one) => ({ url: one.media_url, width: one.width })), ...(full[0] && { full: full[0].media_url }) }
}

function sizesOf({ key, width, widths, signatures }: CardPictureAnswer): Picture['sizes'] {
  const url = (name: string, at: number) => mediaAddress(key, name) + (signatures ? `?${signatures[at]}` : '')
  return widths.length ? widths.map((width, at) => ({ url: url(`${pictureSides[at]}`, at), width })) : [{ url: url('full', 0), width }]
}
