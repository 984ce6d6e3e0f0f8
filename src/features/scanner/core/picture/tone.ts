/**
 * Brightness and two differences of colour, of the values as they are stored: close to what the eye tells apart, and cheap for millions of pixels.
 */
export type Tone = readonly [light: number, warm: number, green: number]

export const toneOf = (red: number, green: number, blue: number): Tone => [(red + 2 * green + blue) / 4, red - blue, green - (red + blue) / 2]

export const toneGap = (a: Tone, b: Tone) => Math.hypot(a[0] - b[0], (a[1] - b[1]) * 0.7, (a[2] - b[2]) * 0.9)

/** A value so large that a share of the numbers is below it. Sorts a copy. */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (values.length === 0) return 0
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(share * (sorted.length - 1))))]!
}
