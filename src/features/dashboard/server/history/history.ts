import * as z from 'zod/mini'
import { safeParse } from 'zod/v4/core'
import { editPlan, type NewPlan, readPlans } from '#features/plans/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { type Branding, readBranding, saveBranding } from '#server/branding.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { command, query } from '#server/operations/slice.ts'
import { dashboard } from '../../contract.ts'
import { tooPale } from '../../rules.ts'
import { everyPlan } from '../../shapes.ts'
import { type Back, type Changing, keep } from './keep.ts'
import { linesOf } from './lines.ts'
import { putPartsBack } from './parts.ts'
import { findSettingChange, findSettingChanges, lockSite, type Setting, type SettingChangeRow } from './queries-history.ts'

const Keys = z.tuple([z.uuid()])

export const settingChanges = query(dashboard.settingChanges, async ({ input, db, requester: { locale }, tools }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const found = await findSettingChanges(db, input.of === 'plans' ? everyPlan : [input.of], place)
  const { rows, next_page_url } = pageOf(dashboard.settingChanges, input, found, ({ id }) => [id])
  const data = rows.map(({ id, at, of, actor_id, full_name, before, after, puts_back }) => ({
    ...{ id, at, of, actor: { id: actor_id, full_name }, is_put_back: puts_back !== null },
    lines: linesOf(tools, locale, before, after),
  }))
  return { changes: { data, next_page_url } }
})

type PlanSetting = (typeof everyPlan)[number]

/** False when nothing is different. */
export async function changeSite(call: Changing, after: Branding, back: Back = {}): Promise<boolean> {
  const { tx, tools } = call
  await lockSite(tx)
  const before = await readBranding(tx, tools.site.usual)
  await saveBranding(tx, after, tools.site.usual)
  return keep(call, { of: 'site', before: { ...before }, after: { ...after } }, back)
}

export async function changePlan(call: Changing, code: PlanSetting, version: number, plan: NewPlan, back: Back = {}) {
  // Not from the process's cache: that may be half a second old.
  const before = stateOf((await readPlans(call.tx)).get(code))
  const kept = await editPlan(call, code, version, plan)
  if (refused(kept)) return kept
  await keep(call, { of: code, before: { ...before }, after: { ...stateOf(plan) } }, back)
  return kept
}
export const planOf = ({ code: _, version: __, limits, ...plan }: InputOf<typeof dashboard.keepPlan>): NewPlan => ({
  ...plan,
  limits: Object.fromEntries(limits.map(({ name, most }) => [name, most])),
})
/** In a fixed order, so that the same plan is the same text. */
function stateOf(plan: (Omit<NewPlan, 'permissions'> & { readonly permissions: Iterable<string> }) | undefined) {
  const { amount = 0, yearly_amount = 0, permissions = [], limits = {} } = plan ?? {}
  return { amount, yearly_amount, permissions: [...new Set(permissions)].sort(), limits }
}

/** Rules may have changed since: what is put back is judged as what is written now. */
export const putBack = command(dashboard.putBack, async (call) => {
  const found = await findSettingChange(call.tx, call.input.id)
  if (!found) return refuse('setting.not_found')
  const back = { puts_back: found.id }
  const done = await putOneBack(call, found, back)
  return refused(done) ? done : { done: true as const }
})

function putOneBack(call: Changing, { of, before }: SettingChangeRow, back: Back) {
  if (of === 'site') return putSiteBack(call, before, back)
  return of === 'parts' ? putPartsBack(call, before, back) : putPlanBack(call, of, before, back)
}

async function putSiteBack(call: Changing, before: Setting, back: Back) {
  const face = safeParse(dashboard.keepSite.input, before)
  if (!face.success) return refuse('setting.outdated')
  const pale = tooPale(face.data)
  if (pale) return pale
  return (await changeSite(call, face.data, back)) || refuse('setting.same')
}

async function putPlanBack(call: Changing, code: PlanSetting, before: Setting, back: Back) {
  const now = (await readPlans(call.tx)).get(code)
  if (!now) return refuse('plan.not_found')
  const limits = Object.entries(before.limits ?? {}).map(([name, most]) => ({ name, most }))
  const plan = safeParse(dashboard.keepPlan.input, { ...before, limits, code, version: now.version })
  if (!plan.success) return refuse('setting.outdated')
  if (JSON.stringify(sorted(stateOf(now))) === JSON.stringify(sorted(stateOf(planOf(plan.data))))) return refuse('setting.same')
  return changePlan(call, code, now.version, planOf(plan.data), back)
}
const sorted = ({ limits, ...plan }: ReturnType<typeof stateOf>) => [plan, Object.entries(limits).sort()]
