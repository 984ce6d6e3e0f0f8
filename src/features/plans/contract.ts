import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { MemberId } from '#kernel/shapes.ts'

/** Suspended, another plan, another role: their sockets come back and are looked at anew, and their pages ask again. */
export const memberRightsChanged = event({
  name: 'members.rights_changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`sockets of ${member_id}`],
})

/** An administrator has edited a plan. Whoever keeps what plans allow in memory forgets it; then the pages are told. */
export const planEdited = event({ name: 'members.plan_edited', data: z.object({ code: z.string() }), topics: () => [] })

/** What a plan may do, or costs, is another now: every page that shows it asks again. */
export const plansChanged = event({
  name: 'members.plans_changed',
  data: z.object({ code: z.string() }),
  topics: () => ['plans:all'],
})
