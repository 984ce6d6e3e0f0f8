import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { wishlists } from './contract.ts'

const refusals: Texts<CodeOf<typeof wishlists>> = {
  'wish.kind': 'Nothing of this kind can be wished for.',
  'wish.not_found': 'This is gone, or was never yours to see.',
  'wish.member': 'There is no such member, or their wishlist is not shown.',
  'wish.grade': 'Choose a grade of stamps, or of coins by Sheldon’s numbers.',
  'wish.no_group': 'The catalogue has nothing of this set, country or year.',
  'wish.entries': 'An entry is not in the catalogue any more.',
  'wish.many': 'A wishlist has at most 5,000 entries.',
}

export const wishlistTexts = texts(refusals)
