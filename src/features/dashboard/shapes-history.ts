import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, id, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import { everyPlan, planRefusals, siteRefusals } from './shapes.ts'

const SettingChange = named(
  'SettingChange',
  z.object({
    ...{ id: id('setting_changes'), at: Instant, actor: z.object({ id: MemberId, full_name: z.string() }) },
    /** `site`, `parts`, or the code of a plan. */
    of: z.enum(['site', 'parts', ...everyPlan]),
    /** What was changed, in the reader’s words; null where there was or is nothing. */
    lines: z.array(z.object({ label: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
    /** It has put an earlier change back. */
    is_put_back: z.boolean(),
  }),
)
const own = { 'setting.not_found': { status: 404 }, 'setting.same': { status: 409 }, 'setting.outdated': { status: 422 } } as const

export const history = {
  settingChanges: operation({
    http: 'GET /admin/setting-changes',
    permission: 'user.access.admin',
    input: fields({ of: z.enum(['site', 'plans', 'parts']), ...paging(PAGE.usual) }),
    output: z.object({ changes: listOf(SettingChange) }),
    refusals: {},
    doc: 'Who has changed the name, the colours and the sender, or the plans, and how it was before; newest first.',
    topics: () => ['setting_changes:all'],
  }),
  putBack: operation({
    http: 'POST /admin/setting-changes/{id}/put-back',
    permission: 'user.access.admin',
    fresh: true,
    audit: 'rights',
    input: fields({ id: id('setting_changes') }),
    output: z.object({ done: z.literal(true) }),
    refusals: { ...own, ...planRefusals, ...siteRefusals },
    doc: 'Everything is again as it was before this change, later ones included. It is judged as if it were written now; that is a change too, and can be put back.',
  }),
}

export const settingsChanged = event({
  name: 'dashboard.settings_changed',
  data: z.object({ of: z.string() }),
  topics: () => ['setting_changes:all'],
})
