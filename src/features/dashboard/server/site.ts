import { AA, leastContrast } from '#kernel/contrast.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Branding, readBranding } from '#server/branding.ts'
import { command, query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'
import { changeSite } from './history/history.ts'

const same = (a: Branding, b: Branding) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
const shown = (face: Branding, usual: Branding) => ({ ...face, is_usual: same(face, usual) })

export const site = query(dashboard.site, async ({ db, tools }) => {
  const { usual } = tools.site
  return { face: shown(await readBranding(db, usual), usual), usual: { ...usual, is_usual: true } }
})

/** Rounded down: 4.49 must not read as 4.5. */
const ratio = (found: number) => (Math.floor(found * 10) / 10).toFixed(1)

export const keepSite = command(dashboard.keepSite, async (call) => {
  const { input, tools } = call
  const [day, night] = [leastContrast(input.colour, 'light'), leastContrast(input.colour_dark, 'dark')]
  if (day < AA) return refuse('site.contrast', { ratio: ratio(day) })
  if (night < AA) return refuse('site.contrast_dark', { ratio: ratio(night) })
  await changeSite(call, input)
  return { face: shown(input, tools.site.usual) }
})

export const resetSite = command(dashboard.resetSite, async (call) => {
  const { usual } = call.tools.site
  await changeSite(call, usual)
  return { face: { ...usual, is_usual: true } }
})
