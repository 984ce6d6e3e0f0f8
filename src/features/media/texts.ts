import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { medias } from './contract.ts'

type MediaRefusal = CodeOf<typeof medias>

const refusals: Texts<MediaRefusal> = {
  'media.none': 'Choose at least one picture.',
  'media.type': 'Choose a JPEG, PNG, WebP or GIF picture.',
  'media.too_many_pixels': 'This picture is too large to be drawn anew. Scan it at a lower resolution.',
  'media.unreadable': 'This picture is damaged. Save it again, then try once more.',
  'media.quota': 'Your uploads fill the space you have. Delete some in your settings, under Uploads.',
  'media.busy': 'We are busy just now. Nothing is wrong with your file: try again in a moment.',
  'media.file_type': 'Choose a picture, a video (MP4, MOV, WebM), a recording (MP3, M4A, Ogg, WAV) or a document (PDF, text).',
  'media.too_large': 'This file is larger than {most} MB. Make it shorter or smaller first.',
  'media.codec': 'This file uses {codec}, which not every browser plays. Save it as MP4 with H.264 and AAC, then try once more.',
  'media.protected': 'This document asks for a password. Save it without one, then try once more.',
  'media.too_long': 'This is longer than {hours} hours. Cut it into parts first.',
  'media.file_unreadable': 'This file is damaged, or does not hold what it says. Save it again, then try once more.',
  'media.not_found': 'This is gone, or was never yours to see.',
  'media.in_use': 'Something still shows it. Take it out there first.',
}

export const mediaTexts = texts(refusals)
