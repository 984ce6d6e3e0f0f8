import { AA, leastContrast } from '#kernel/contrast.ts'
import { refuse } from '#kernel/refusal.ts'
import { handle, read } from '#server/run/handle.ts'
import { type Face, keepFace, readFace } from '#server/site.ts'
import { dashboard } from '../contract.ts'

const same = (a: Face, b: Face) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
const shown = (face: Face, usual: Face) => ({ ...face, is_usual: same(face, usual) })

export const site = read(dashboard.site, async ({ db, tools }) => {
  const { usual } = tools.site
  return { face: shown(await readFace(db, usual), usual), usual: { ...usual, is_usual: true } }
})

/** As people read it: 4.49 is not yet 4.5. */
const ratio = (found: number) => (Math.floor(found * 10) / 10).toFixed(1)

export const keepSite = handle(dashboard.keepSite, async ({ input, tx, tools }) => {
  const [day, night] = [leastContrast(input.colour, 'light'), leastContrast(input.colour_dark, 'dark')]
  if (day < AA) return refuse('site.contrast', { ratio: ratio(day) })
  if (night < AA) return refuse('site.contrast_dark', { ratio: ratio(night) })
  await keepFace(tx, input, tools.site.usual)
  return { face: shown(input, tools.site.usual) }
})

export const resetSite = handle(dashboard.resetSite, async ({ tx, tools }) => {
  await keepFace(tx, tools.site.usual, tools.site.usual)
  return { face: { ...tools.site.usual, is_usual: true } }
})
