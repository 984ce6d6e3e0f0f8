import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { fields, MemberId, named } from '#kernel/shapes.ts'
import { groups, properties } from './shapes.ts'

export { type NoticeEvent, noticeEvents, type OnboardingStep, onboardingSteps, stepAfter } from './rules.ts'

const Group = z.enum(groups)
const Property = z.enum(properties)
const Value = z.union([z.boolean(), z.string().check(z.maxLength(60))])

/** One thing that a member has set, or left as it is. */
export const Setting = named('Setting', z.object({ group: Group, property: z.string(), value: Value, is_default: z.boolean() }))

export const settings = {
  show: operation({
    http: 'GET /settings',
    permission: 'signed_in',
    input: fields({ group: z.optional(Group), property: z.optional(Property) }),
    output: z.object({ data: z.array(Setting), member_id: MemberId }),
    refusals: {},
    doc: 'One’s own settings: all of them, one group, or one property. What was never set has the value that holds for everybody.',
    topics: (_, { member_id }) => [`settings of member:${member_id}`],
  }),
  keep: operation({
    http: 'POST /settings',
    permission: 'signed_in',
    input: fields({ group: Group, property: Property, value: Value }),
    output: z.object({ setting: Setting }),
    refusals: { 'setting.unknown': { status: 422, field: 'property' }, 'setting.value': { status: 422, field: 'value' } },
    limit: { per_minute: 120 },
    doc: 'Set one property of one’s own. In a browser what pages are drawn by (language, theme, density) is carried to its cookies at once.',
  }),
}

/** Language and time zone are also kept where letters are written: with the member. */
export const settingKept = event({
  name: 'settings.kept',
  data: z.object({ member_id: MemberId, group: Group, property: z.string() }),
  topics: ({ member_id }) => [`settings of member:${member_id}`],
})
