import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { medias } from './contract.ts'

type MediaRefusal = CodeOf<typeof medias>

const refusals: Texts<MediaRefusal> = {
  'media.none': 'Choose at least one picture.',
  'media.type': 'Choose a JPEG, PNG, WebP or GIF picture.',
  'media.too_many_pixels': 'This picture is too large to be drawn anew. Scan it at a lower resolution.',
  'media.unreadable': 'This picture is damaged. Save it again, then try once more.',
  'media.quota': 'Your pictures fill the space you have. Delete some first.',
  'media.busy': 'We are busy just now. Nothing is wrong with your picture: try again in a moment.',
  'media.not_found': 'This picture is gone, or was never yours to see.',
  'media.in_use': 'Something still shows this picture. Take it out there first.',
}

export const mediaTexts = texts(refusals)
