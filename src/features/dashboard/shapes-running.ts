import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { fields, MemberId, named } from '#kernel/shapes.ts'
import { Done, Reason } from './shapes.ts'

const Part = named('Part', z.object({ code: z.string(), name: z.string(), is_closed: z.boolean() }))

/** What the operator does with the running place. */
export const running = {
  viewAs: operation({
    http: 'POST /admin/members/{id}/view-as',
    permission: 'user.access.view_as',
    fresh: true,
    audit: 'moderation',
    input: fields({ id: MemberId, reason: Reason }),
    output: Done,
    refusals: {
      ...{ 'member.not_found': { status: 404 }, 'member.above_you': { status: 403 } },
      ...{ 'view.staff': { status: 403 }, 'view.away': { status: 409 }, 'view.open': { status: 409 } },
    },
    doc: 'Look at the place as a member without a role sees it: for fifteen minutes, in this session, read only. They read it in their history.',
  }),
  parts: operation({
    http: 'GET /admin/parts',
    permission: 'user.access.admin',
    input: fields({}),
    output: z.object({ parts: z.array(Part) }),
    refusals: {},
    doc: 'The parts of the product that can be closed, and which are.',
    topics: () => ['setting_changes:all'],
  }),
  keepParts: operation({
    http: 'POST /admin/parts',
    permission: 'user.access.admin',
    fresh: true,
    audit: 'rights',
    input: fields({ closed: z.array(z.string().check(z.regex(/^[a-z_]{1,40}$/))).check(z.maxLength(40)) }),
    output: z.object({ parts: z.array(Part) }),
    refusals: { 'part.unknown': { status: 422, field: 'closed' } },
    doc: 'Close exactly these parts, and open all others: within a second, everywhere. What has begun in a part is carried to its end.',
  }),
}
