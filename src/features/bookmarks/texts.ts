import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { bookmarks } from './contract.ts'

const refusals: Texts<Exclude<CodeOf<typeof bookmarks>, 'member.not_found'>> = {
  'bookmark.self': 'You need not keep yourself.',
  'bookmark.kind': 'Nothing of this kind can be kept.',
  'bookmark.not_found': 'This is gone, or was never yours to see.',
}

export const bookmarkTexts = texts(refusals)
