/** True for a colour as #rrggbb. */
export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** Contrast ratio of WCAG 2, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Minimum contrast of text at WCAG level AA. */
export const AA = 4.5

/** Backgrounds of the primary colour in each theme, from the design tokens. */
const GROUNDS = {
  light: ['#f1f3f0', '#ffffff', '#e6eae6', '#e3efea'],
  dark: ['#0e1113', '#161a1d', '#1f2529', '#16302a'],
} as const
/** Text colour on a filled button: white in light mode, nearly black in dark mode. */
const ON_FILL = { light: '#ffffff', dark: '#06231b' } as const

/** The lowest contrast that this colour has anywhere in a theme. */
export const leastContrast = (colour: string, theme: keyof typeof GROUNDS) =>
  Math.min(...[...GROUNDS[theme], ON_FILL[theme]].map((other) => contrast(colour, other)))

/** The hover colour of a button: a little further from the background. */
export function further(colour: string, theme: keyof typeof GROUNDS): string {
  const to = theme === 'light' ? 0 : 255
  const part = (at: number) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.82 + to * 0.18)
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`
}
