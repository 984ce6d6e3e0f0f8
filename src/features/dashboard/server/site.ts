import { type Branding, readBranding } from '#server/branding.ts'
import { command, query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'
import { tooPale } from '../rules.ts'
import { changeSite } from './history/history.ts'

const same = (a: Branding, b: Branding) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
const shown = (face: Branding, usual: Branding) => ({ ...face, is_usual: same(face, usual) })

export const site = query(dashboard.site, async ({ db, tools }) => {
  const { usual } = tools.site
  return { face: shown(await readBranding(db, usual), usual), usual: { ...usual, is_usual: true } }
})

export const keepSite = command(dashboard.keepSite, async (call) => {
  const { input, tools } = call
  const pale = tooPale(input)
  if (pale) return pale
  await changeSite(call, input)
  return { face: shown(input, tools.site.usual) }
})

export const resetSite = command(dashboard.resetSite, async (call) => {
  const { usual } = call.tools.site
  await changeSite(call, usual)
  return { face: { ...usual, is_usual: true } }
})
