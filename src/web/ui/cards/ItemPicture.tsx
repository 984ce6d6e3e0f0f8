import { type Picture, srcSet, widthInWell } from './pictures.ts'

export interface ItemPictureProps {
  picture: Picture
  /** "Penny Red, Great Britain 1870, used, front"; empty if the text beside it says the same. */
  alt: string
  /** The `sizes` attribute. */
  sizes?: string
  /** Not lazy, for the first row. `priority`: the page's first picture. */
  eager?: boolean
  priority?: boolean
  /** False if the container sets the width, as in a thumbnail. */
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
