import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { Instant, MemberId, named } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'

export const memberSubject = subject({ type: 'member', name: 'User', path: (id) => `/profile/${id}` })

/** Public data of a member. */
export const PublicMember = named(
  'PublicMember',
  z.object({ id: MemberId, uid: z.int(), username: z.string(), full_name: z.string(), image_url: z.nullable(z.string()), created_at: Instant }),
)

/** Language or time zone changed, for mails and pages. */
export const tongueChanged = event({
  name: 'members.tongue_changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`own:${member_id}`],
})

/** An administrator has given this member another plan by hand. */
export const planGiven = event({
  name: 'members.plan_given',
  data: z.object({ member_id: MemberId, plan: z.string(), at: z.string() }),
  topics: ({ member_id }) => [`own:${member_id}`],
})
