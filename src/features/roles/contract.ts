import * as z from 'zod/mini'
import { askingRefusals, GivenReason, pending, waiting } from '#features/approvals/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, listOf, paging } from '#kernel/shapes.ts'
import { RoleChange, RoleCode, RoleFamily, RoleHolder, RoleShown, roleEdit } from './shapes.ts'

const reads = { permission: 'user.access.admin' } as const
const acts = { permission: 'user.access.admin', fresh: true, audit: 'rights' } as const
const gone = { 'role.not_found': { status: 404 } } as const
const escalation = { 'role.not_yours': { status: 403 } } as const
const named = { 'role.name': { status: 409, field: 'name' }, 'role.permission': { status: 422, field: 'permissions' } } as const
const kept = { 'role.own': { status: 403 }, 'role.fixed': { status: 409 }, 'role.changed': { status: 409 } } as const

/** Roles as sets of permissions, in addition to plans. Who has one is changed on the page of the member (`dashboard`). */
export const roles = {
  list: operation({
    http: 'GET /admin/roles',
    ...reads,
    input: fields({}),
    output: z.object({ roles: z.array(RoleShown), families: z.array(RoleFamily) }),
    refusals: {},
    doc: 'The roles with their permissions and how many have them; and every permission that a role may hold, by family.',
    topics: () => ['roles:all'],
  }),
  holders: operation({
    http: 'GET /admin/roles/{code}/holders',
    ...reads,
    input: fields({ code: RoleCode, ...paging(PAGE.dashboard) }),
    output: z.object({ holders: listOf(RoleHolder) }),
    refusals: gone,
    doc: 'Who has this role, since when, and who gave it.',
    topics: () => ['roles:all'],
  }),
  changes: operation({
    http: 'GET /admin/role-changes',
    ...reads,
    input: fields({ ...paging(PAGE.usual) }),
    output: z.object({ changes: listOf(RoleChange) }),
    refusals: {},
    doc: 'Who made, edited, dropped, gave or took which role, newest first, with what that added and removed.',
    topics: () => ['roles:all'],
  }),
  make: operation({
    http: 'POST /admin/roles',
    ...acts,
    input: fields(roleEdit),
    output: z.object({ code: RoleCode }),
    refusals: { ...escalation, ...named },
    doc: 'Make a role of permissions that one holds oneself.',
  }),
  keep: operation({
    http: 'POST /admin/roles/{code}',
    ...acts,
    input: fields({ code: RoleCode, version: z.int().check(z.gte(1)), ...roleEdit, reason: GivenReason }),
    output: z.object({ code: RoleCode, version: z.int(), ...waiting }),
    pending,
    refusals: { ...askingRefusals, ...gone, ...escalation, ...named, ...kept },
    doc: 'Edit a role as a whole, on the `version` that was seen: effective at once for everybody who has it. Nobody edits a role that they have, or one with a permission that they do not hold. It may wait for a second administrator.',
  }),
  drop: operation({
    http: 'DELETE /admin/roles/{code}',
    ...acts,
    input: fields({ code: RoleCode }),
    output: z.object({ done: z.literal(true) }),
    refusals: { ...gone, ...escalation, 'role.fixed': { status: 409 }, 'role.held': { status: 409 } },
    doc: 'Delete a role that nobody has.',
  }),
}
