import * as z from 'zod/mini'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, line, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import { editUnits, outcomes } from './rules.ts'
import { OfflineConflict, OfflineConflictId, OfflineDeviceId, OfflineItem, OfflineWish, Values } from './shapes.ts'

const view = { permission: 'my_collection.view' } as const
const crud = { permission: 'my_collection.crud' } as const
/** The device was forgotten here or from another device: it deletes its copy. */
const known = { 'offline.device': { status: 404 } } as const
const device_id = OfflineDeviceId

const Device = named('OfflineDevice', z.object({ id: OfflineDeviceId, name: z.string(), created_at: Instant, seen_at: Instant }))

/** So many edits in one request. */
export const EDITS = 50
const Edit = z.strictObject({
  /** Made by the device; an edit that is sent again is not done again. */
  op_id: z.uuid(),
  stamp_item_id: StampItemId,
  unit: z.enum(editUnits),
  base: Values,
  value: Values,
  made_at: Instant,
})

export const offline = {
  devices: operation({
    http: 'GET /offline/devices',
    ...view,
    input: fields({}),
    output: z.object({ devices: z.array(Device), member_id: MemberId }),
    refusals: {},
    doc: 'The devices that keep a copy of one’s collection.',
  }),
  keep: operation({
    http: 'POST /offline/devices',
    ...view,
    input: fields({ name: line(80) }),
    output: z.object({ device: Device }),
    refusals: { 'offline.devices': { status: 409 } },
    limit: { per_minute: 20 },
    doc: 'Keep a copy of one’s collection on this device. It is forgotten after 14 days without contact.',
  }),
  changes: operation({
    http: 'GET /offline/changes',
    ...view,
    input: fields({ device_id, since: z.optional(z.string().check(z.regex(/^[\w.-]{1,120}$/))) }),
    output: z.object({
      /** For the next request. */
      mark: z.string(),
      more: z.boolean(),
      /** Ask again in a second: a change from before this device was kept is not finished yet. */
      wait: z.boolean(),
      /** The whole collection begins: what the device has and is not sent is gone. */
      whole: z.boolean(),
      stamp_items: z.array(OfflineItem),
      wishes: z.array(OfflineWish),
      /** Items and wishes that one does not have any more. */
      gone: z.array(z.uuid()),
      conflicts: z.int(),
      at: Instant,
    }),
    refusals: known,
    limit: { per_minute: 240 },
    doc: 'What has changed in one’s collection and wishlist since a mark; without one, all of it page by page.',
  }),
  edits: operation({
    http: 'POST /offline/edits',
    ...crud,
    input: fields({ device_id, edits: z.array(Edit).check(z.maxLength(EDITS)) }),
    output: z.object({
      outcomes: z.array(z.object({ op_id: z.uuid(), outcome: z.enum(outcomes), reason: z.nullable(z.string()) })),
      /** The items as they are now; those that are missing are in the trash. */
      stamp_items: z.array(OfflineItem),
      conflicts: z.int(),
    }),
    refusals: known,
    limit: { per_minute: 120 },
    doc: 'Edits made offline, each with the values its device knew: they are merged field by field, and what loses is kept.',
  }),
  takeOff: operation({
    http: 'POST /offline/wishes/remove',
    permission: 'my_collection.wishlist',
    input: fields({ device_id, ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ ids: z.array(z.uuid()) }),
    refusals: known,
    doc: 'Take wishes off one’s list by their ids; what is gone already stays gone.',
  }),
  conflicts: operation({
    http: 'GET /offline/conflicts',
    ...view,
    input: fields(paging(PAGE.usual)),
    output: z.object({ conflicts: listOf(OfflineConflict) }),
    refusals: {},
    doc: 'Values from one’s devices that did not go in, newest first, with what stands now.',
  }),
  settle: operation({
    http: 'POST /offline/conflicts/{id}',
    ...crud,
    input: fields({ id: OfflineConflictId, use: z.enum(['mine', 'theirs']) }),
    output: z.object({ conflicts: z.int() }),
    refusals: { 'offline.conflict': { status: 404 }, 'offline.barred': { status: 409 } },
    doc: 'Decide about a value that did not go in: use it after all, or leave what stands.',
  }),
  forget: operation({
    http: 'DELETE /offline/devices/{id}',
    ...view,
    input: fields({ id: OfflineDeviceId }),
    output: z.object({ done: z.literal(true) }),
    refusals: known,
    doc: 'Forget a device: at its next contact it deletes its copy.',
  }),
}
