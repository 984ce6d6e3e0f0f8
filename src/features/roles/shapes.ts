import * as z from 'zod/mini'
import { Instant, id, line, MemberId, named } from '#kernel/shapes.ts'

export const RoleCode = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/))
const Permitted = z.string().check(z.regex(/^user\.access\.[a-z_]{1,40}$/))
const Called = { name: z.string(), label: z.string() }

export const RoleShown = named(
  'RoleShown',
  z.object({
    code: RoleCode,
    name: z.string(),
    version: z.int(),
    permissions: z.array(z.string()),
    /** Members who have it, counted to 1,000. */
    holders: z.int(),
    /** Whoever asks has it. */
    is_own: z.boolean(),
    /** The role of the full administrator: it always holds everything. */
    is_fixed: z.boolean(),
    /** Whoever asks holds all of it, so they may give it and take it away. */
    may_hand_out: z.boolean(),
  }),
)

/** Permissions that belong together, with whether whoever asks holds them. */
export const RoleFamily = named('RoleFamily', z.object({ ...Called, permissions: z.array(z.object({ ...Called, is_held: z.boolean() })) }))

const Person = z.object({ id: MemberId, full_name: z.string() })
export const RoleHolder = named(
  'RoleHolder',
  z.object({
    ...{ id: MemberId, uid: z.int(), full_name: z.string(), username: z.string() },
    ...{ granted_at: Instant, granted_by: z.nullable(Person) },
  }),
)

const changeKinds = ['made', 'edited', 'dropped', 'given', 'taken'] as const
export const RoleChange = named(
  'RoleChange',
  z.object({
    ...{ id: id('role_changes'), at: Instant, kind: z.enum(changeKinds), actor: Person, member: z.nullable(Person) },
    /** The role's name then, and its new one if it was renamed. */
    ...{ role: z.string(), renamed: z.nullable(z.string()) },
    /** Permissions of the role, or roles of the member, in the reader's language. */
    ...{ given: z.array(z.string()), taken: z.array(z.string()) },
  }),
)

export const roleEdit = { name: line(60), permissions: z.array(Permitted).check(z.minLength(1), z.maxLength(50)) }
