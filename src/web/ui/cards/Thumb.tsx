import { ItemPicture } from './ItemPicture.tsx'
import type { Lies, Picture } from './pictures.ts'

export interface ThumbProps {
  picture?: Picture
  alt: string
  lies?: Lies
  size?: 40 | 56 | 72 | 96
  eager?: boolean
}

/** Thumbnail of a row: cart, order, suggestion. */
export function Thumb({ picture, alt, lies = 'stamp', size = 56, eager }: ThumbProps) {
  const look = ['thumb', size !== 56 && `thumb--${size}`, lies === 'supply' && 'thumb--supply'].filter(Boolean).join(' ')
  return <span className={look}>{picture && <ItemPicture {...{ picture, alt, eager }} sizes={`${size}px`} scaled={false} />}</span>
}
