import { type Picture, srcSet, widthInWell } from './pictures.ts'

export interface ItemPictureProps {
  picture: Picture
  /** As in "Penny Red, Great Britain 1870, used, front". Empty where the text beside it says it all. */
  alt: string
  /** The CSS sizes of the slot. */
  sizes?: string
  /** The first row: fetched at once. The very first picture of a page also takes priority. */
  eager?: boolean
  priority?: boolean
  /** False where the surroundings give the width, as in a row's small well. */
  scaled?: boolean
}

const cardSizes = '(min-width: 1280px) 260px, (min-width: 768px) 28vw, 42vw'

export function ItemPicture({ picture, alt, sizes = cardSizes, eager, priority, scaled = true }: ItemPictureProps) {
  const { width, height, border = 'clear' } = picture
  const smallest = picture.sizes[0]
  return (
    <img
      className={border === 'clear' ? 'item' : `item item--${border}`}
      src={smallest?.url}
      srcSet={picture.sizes.length > 1 ? srcSet(picture) : undefined}
      sizes={picture.sizes.length > 1 ? sizes : undefined}
      {...{ width, height }}
      alt={alt}
      loading={eager || priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      data-w={scaled ? widthInWell(picture) : undefined}
    />
  )
}
