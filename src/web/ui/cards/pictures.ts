export interface PictureSize {
  url: string
  width: number
}

/** A picture as the media slice shows it. */
export interface Picture {
  width: number
  height: number
  sizes: readonly PictureSize[]
  /** Drawn as finely as it was scanned: for loupe and full screen alone. */
  full?: string
  /** How finely: dots of the scan to the inch. */
  dpi?: number
  mm_width?: number
  mm_height?: number
  /** What the scan was laid on: dark vanishes into the well, light gets a mount, clear lies directly. */
  border?: 'dark' | 'light' | 'clear'
}

/** How an item lies: stamps and coins on the black well, supplies on a white plate. */
export type Lies = 'stamp' | 'coin' | 'supply'

/** True size decides: 20 mm takes 56 % of the well, 42 mm and more 84 %; without a measure 62 %. A whole percentage: css/sizes.css has a rule for each, for a page may carry no style of its own. */
export function widthInWell({ width, height, mm_width, mm_height }: Picture): number {
  const longest = Math.max(mm_width ?? 0, mm_height ?? 0)
  const share = longest ? Math.min(84, Math.max(28, 56 * (longest / 20) ** 0.5465)) : 62
  return Math.max(8, Math.round(share * Math.min(1, width / height)))
}

const none: PictureSize = { url: '', width: 0 }
export const widestMade = ({ sizes }: Picture): string => sizes.reduce((a, b) => (b.width > a.width ? b : a), sizes[0] ?? none).url

export const largest = (picture: Picture): string => picture.full ?? widestMade(picture)

export const srcSet = ({ sizes }: Picture): string => sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')

export interface ViewerPicture extends Picture {
  /** Under the thumb and for the reader: Front, Back, Certificate. */
  label: string
  alt: string
  side?: 'front' | 'back'
}
