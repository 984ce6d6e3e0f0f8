import type { medias } from '#features/media/contract.ts'
import { pictureOf } from '#features/media/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { Thumb } from '#web/ui/cards/Thumb.tsx'

export interface ItemThumbProps {
  of: { media: AnswerOf<typeof medias.show>['media'] | null; productable_type: string }
  size: 56 | 72 | 96
}

/** Decorative picture: the name beside it says the same, so `alt` is empty. */
export const ItemThumb = ({ of: { media, productable_type }, size }: ItemThumbProps) => (
  <Thumb picture={media ? pictureOf(media) : undefined} alt="" lies={productable_type === 'Supply' ? 'supply' : 'stamp'} size={size} />
)
