import { AA, leastContrast } from '#kernel/contrast.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Branding, readBranding, saveBranding } from '#server/branding.ts'
import { command, query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'

const same = (a: Branding, b: Branding) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
const shown = (face: Branding, usual: Branding) => ({ ...face, is_usual: same(face, usual) })

export const site = query(dashboard.site, async ({ db, tools }) => {
  const { usual } = tools.site
  return { face: shown(await readBranding(db, usual), usual), usual: { ...usual, is_usual: true } }
})

/** Rounded down: 4.49 must not read as 4.5. */
const ratio = (found: number) => (Math.floor(found * 10) / 10).toFixed(1)

export const keepSite = command(dashboard.keepSite, async ({ input, tx, tools }) => {
  const [day, night] = [leastContrast(input.colour, 'light'), leastContrast(input.colour_dark, 'dark')]
  if (day < AA) return refuse('site.contrast', { ratio: ratio(day) })
  if (night < AA) return refuse('site.contrast_dark', { ratio: ratio(night) })
  await saveBranding(tx, input, tools.site.usual)
  return { face: shown(input, tools.site.usual) }
})

export const resetSite = command(dashboard.resetSite, async ({ tx, tools }) => {
  await saveBranding(tx, tools.site.usual, tools.site.usual)
  return { face: { ...tools.site.usual, is_usual: true } }
})
