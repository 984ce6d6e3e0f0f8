import type { medias } from '#features/media/contract.ts'
import { pictureOf } from '#features/media/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { Thumb } from '#web/ui/cards/Thumb.tsx'

export interface ItemThumbProps {
  of: { media: AnswerOf<typeof medias.show>['media'] | null; productable_type: string }
  size: 56 | 72 | 96
}

/** The small well beside a name that says it all. */
export const ItemThumb = ({ of: { media, productable_type }, size }: ItemThumbProps) => (
  <Thumb picture={media ? pictureOf(media) : undefined} alt="" lies={productable_type === 'Supply' ? 'supply' : 'stamp'} size={size} />
)
