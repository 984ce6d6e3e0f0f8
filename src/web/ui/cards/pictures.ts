export interface PictureSize {
  url: string
  width: number
}

/** A picture as the slice `media` returns it. */
export interface Picture {
  width: number
  height: number
  sizes: readonly PictureSize[]
  /** Full resolution, only for the lens and full screen. */
  full?: string
  /** Resolution of the scan. */
  dpi?: number
  mm_width?: number
  mm_height?: number
  /** Background of the scan: dark ones blend into the page, light ones are mounted, clear ones have none. */
  border?: 'dark' | 'light' | 'clear'
}

/** Presentation: stamps and coins on black, supplies on white. */
export type Lies = 'stamp' | 'coin' | 'supply'

/**
 * Percent of the background by real size: 20 mm is 56, 42 mm and more 84, unknown 62. Content security policy: inline styles are forbidden, so
 * css/sizes.css has a rule per percent.
 */
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
  /** Visible label and accessible name: Front, Back, Certificate. */
  label: string
  alt: string
  side?: 'front' | 'back'
}
