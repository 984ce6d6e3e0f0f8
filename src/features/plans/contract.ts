import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { MemberId } from '#kernel/shapes.ts'

/** Suspension, plan or role changed: sockets reconnect with new permissions, and pages load their data again. */
export const memberRightsChanged = event({
  name: 'members.rights_changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`sockets of ${member_id}`],
})

/** An administrator edited a plan. One process empties its cache before pages are updated; the others' caches expire within `PLANS_KEPT_MS`. */
export const planEdited = event({ name: 'members.plan_edited', data: z.object({ code: z.string() }), topics: () => [] })

/** Permissions or prices of a plan changed: pages that show them load again. */
export const plansChanged = event({
  name: 'members.plans_changed',
  data: z.object({ code: z.string() }),
  topics: () => ['plans:all'],
})

/** A role was made, edited or dropped, or somebody got or lost one: permissions of roles are read with every request, so no cache stands in between. */
export const rolesChanged = event({
  name: 'members.roles_changed',
  data: z.object({ code: z.string() }),
  topics: () => ['roles:all'],
})
