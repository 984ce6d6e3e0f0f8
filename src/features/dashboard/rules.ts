import { AA, leastContrast } from '#kernel/contrast.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'

interface Colours {
  readonly colour: string
  readonly colour_dark: string
}
/** Rounded down: 4.49 must not read as 4.5. */
const ratio = (found: number) => (Math.floor(found * 10) / 10).toFixed(1)

export function tooPale({ colour, colour_dark }: Colours): Refusal<'site.contrast' | 'site.contrast_dark'> | undefined {
  const [day, night] = [leastContrast(colour, 'light'), leastContrast(colour_dark, 'dark')]
  if (day < AA) return refuse('site.contrast', { ratio: ratio(day) })
  return night < AA ? refuse('site.contrast_dark', { ratio: ratio(night) }) : undefined
}
