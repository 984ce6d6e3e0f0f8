import * as z from 'zod/mini'
import { StoreId } from '#features/stores/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, id, line, MemberId, named } from '#kernel/shapes.ts'
import { staffRoles, staffStatuses } from './rules.ts'

export const StaffId = id('staff')
export type StaffId = z.infer<typeof StaffId>

const Person = z.object({ id: MemberId, full_name: z.string(), username: z.string() })
const place = { id: StaffId, role: z.enum(staffRoles), status: z.enum(staffStatuses), changed_at: Instant }
const Staff = named('Staff', z.object({ ...place, member: Person }))
/** A store in which one works, or is asked to. `reaches`: its owner is here, and their plan lets others work in it. */
const Workplace = named(
  'Workplace',
  z.object({ ...place, owner: Person, store_id: z.nullable(StoreId), store_name: z.string(), reaches: z.boolean() }),
)

const gone = { 'staff.not_found': { status: 404 }, 'staff.state': { status: 409 } } as const
const one = { input: fields({ id: StaffId }), refusals: gone } as const
const workplace = z.object({ workplace: Workplace, member_id: MemberId })
const topics = (_: unknown, { member_id }: { member_id: string }) => [`staff of member:${member_id}`]

export const staff = {
  list: operation({
    http: 'GET /store/staff',
    permission: 'my_store.view',
    input: fields({}),
    output: z.object({ staff: z.array(Staff), most: z.nullable(z.int()), member_id: MemberId }),
    refusals: {},
    doc: 'Who works in one’s store, and who is invited to; `most` is how many one’s plan has place for.',
    topics,
  }),
  invite: operation({
    http: 'POST /store/staff',
    permission: 'my_store.staff',
    input: fields({ username: line(40), role: z.enum(staffRoles) }),
    output: z.object({ staff: Staff, member_id: MemberId }),
    refusals: {
      ...{ 'staff.nobody': { status: 422, field: 'username' }, 'staff.twice': { status: 409 }, 'staff.no_store': { status: 409 } },
      'staff.limit': { status: 409 },
    },
    limit: { per_minute: 10 },
    audit: 'rights',
    doc: 'Ask a member, by name, to work in one’s store. The plan limits how many work there or are invited.',
  }),
  remove: operation({
    http: 'POST /store/staff/{id}/remove',
    permission: 'my_store.view',
    ...one,
    output: z.object({ staff: Staff, member_id: MemberId }),
    audit: 'rights',
    doc: 'Put a member out of one’s store, at once, or take an invitation back.',
  }),
  places: operation({
    http: 'GET /workplaces',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ workplaces: z.array(Workplace), member_id: MemberId }),
    refusals: {},
    doc: 'Stores of others in which one works, or is asked to.',
    topics,
  }),
  accept: operation({ http: 'POST /workplaces/{id}/accept', permission: 'signed_in', ...one, output: workplace, doc: 'Accept to work in a store.' }),
  refuse: operation({ http: 'POST /workplaces/{id}/refuse', permission: 'signed_in', ...one, output: workplace, doc: 'Refuse to work in a store.' }),
  leave: operation({ http: 'POST /workplaces/{id}/leave', permission: 'signed_in', ...one, output: workplace, doc: 'Work in a store no longer.' }),
}

/** Who worked there does no longer: their sockets come anew, without what belongs to the store. */
export const staffEnded = event({
  name: 'staff.ended',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`sockets of ${member_id}`],
})

export const staffChanged = event({
  name: 'staff.changed',
  data: z.object({ staff_id: StaffId, owner_id: MemberId, member_id: MemberId, status: z.enum(staffStatuses), at: Instant }),
  topics: ({ owner_id, member_id }) => [`staff of member:${owner_id}`, `staff of member:${member_id}`],
})
