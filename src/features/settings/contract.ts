import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { channelChoices, mailTimes, noticeSections } from '#kernel/notice.ts'
import { operation } from '#kernel/operation.ts'
import { fields, MemberId, named } from '#kernel/shapes.ts'
import { groups } from './shapes.ts'

export { type OnboardingStep, onboardingSteps, stepAfter } from './rules.ts'

const Group = z.enum(groups)
/** Name of a setting: `theme`, `follow_user.in_app`. Notices are declared by slices. */
const Property = z.string().check(z.regex(/^[a-z_.-]{1,80}$/))
const Choice = z.enum(channelChoices)
const Value = z.union([z.boolean(), z.string().check(z.maxLength(60))])

export const Setting = named('Setting', z.object({ group: Group, property: z.string(), value: Value, is_default: z.boolean() }))

export const settings = {
  show: operation({
    http: 'GET /settings',
    permission: 'signed_in',
    input: fields({ group: z.optional(Group), property: z.optional(Property) }),
    output: z.object({ data: z.array(Setting), member_id: MemberId }),
    refusals: { 'setting.unknown': { status: 422, field: 'property' } },
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
  notices: operation({
    http: 'GET /settings/notices',
    permission: 'signed_in',
    input: fields({ section: z.optional(z.enum(noticeSections)) }),
    output: z.object({
      sections: z.array(z.enum(noticeSections)),
      data: z.array(
        z.object({
          event: z.string(),
          section: z.enum(noticeSections),
          name: z.string(),
          line: z.string(),
          /** Reason why it cannot be switched off. */
          always: z.nullable(z.string()),
          /** The times of mail that can be chosen; the first is the usual one. */
          mail_times: z.array(z.enum(mailTimes)),
          channels: z.object({ in_app: Choice, push: Choice, mail: Choice }),
        }),
      ),
    }),
    refusals: { 'notice_section.not_found': { status: 404 } },
    doc: 'What a member may hear of, and where: each kind of notice with its words and the choice that each channel leaves. The choices are settings of the group notifications, named event.channel.',
  }),
}

/** Language and time zone are also stored with the member, for mails. */
export const settingKept = event({
  name: 'settings.kept',
  data: z.object({ member_id: MemberId, group: Group, property: z.string() }),
  topics: ({ member_id }) => [`settings of member:${member_id}`],
})
