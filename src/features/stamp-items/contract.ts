import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { choices, fields, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { AskedStatus, itemFields, StampItem, StampItemId } from './shapes.ts'

export { chosenStatuses, itemKinds, itemStatuses, StampItem, StampItemId, units } from './shapes.ts'
export const stampItemSubject = subject({ type: 'stamp_item', name: 'StampItem', path: (id) => `/stamp-items/${id}/show` })

const refusals = {
  'stamp_item.media': { status: 422, field: 'media_ids' },
  'stamp_item.picture_needed': { status: 422, field: 'media_ids' },
  'stamp_item.quantity': { status: 422, field: 'quantity_owned' },
  // A code that its vocabulary does not know, told at the very field.
  'stamp_item.country': { status: 422, field: 'country' },
  'stamp_item.catalogue_number': { status: 422, field: 'catalogue_number' },
  'stamp_item.condition': { status: 422, field: 'condition' },
  'stamp_item.grade': { status: 422, field: 'grade' },
  'stamp_item.color': { status: 422, field: 'color' },
  'stamp_item.quality': { status: 422, field: 'quality' },
  'stamp_item.format': { status: 422, field: 'format' },
  'stamp_item.grade_scale': { status: 422, field: 'grade_scale' },
  'stamp_item.gum': { status: 422, field: 'gum' },
  'stamp_item.faults': { status: 422, field: 'faults' },
  'stamp_item.separation': { status: 422, field: 'separation' },
  'stamp_item.watermark': { status: 422, field: 'watermark' },
  'stamp_item.paper': { status: 422, field: 'paper' },
  'stamp_item.printing': { status: 422, field: 'printing' },
  'stamp_item.metal': { status: 422, field: 'metal' },
  'stamp_item.edge': { status: 422, field: 'edge' },
  'stamp_item.certificate_body': { status: 422, field: 'certificate_body' },
  'stamp_item.certificate_opinion': { status: 422, field: 'certificate_opinion' },
  'stamp_item.shape': { status: 422, field: 'shape' },
  'stamp_item.issue_type': { status: 422, field: 'issue_type' },
  'stamp_item.topic': { status: 422, field: 'topic_ids' },
  'stamp_item.category': { status: 422, field: 'category_ids' },
  'stamp_item.catalogue_entry': { status: 422, field: 'catalogue_entry_id' },
} as const

export const stampItems = {
  create: operation({
    http: 'POST /stamp-items',
    permission: 'my_collection.crud',
    input: fields(itemFields),
    output: z.object({ stamp_item: StampItem }),
    refusals,
    doc: 'Put an item into one’s collection. It needs a picture of one’s own only when it is listed.',
  }),
  update: operation({
    http: 'POST /stamp-items/{id}',
    permission: 'my_collection.crud',
    input: fields({ id: StampItemId, ...itemFields }),
    output: z.object({ stamp_item: StampItem }),
    refusals: { ...refusals, 'stamp_item.not_found': { status: 404 }, 'stamp_item.committed': { status: 409 } },
    doc: 'Change an item: all of its fields at once. What is promised cannot become fewer.',
  }),
  show: operation({
    http: 'GET /stamp-items/{id}',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({ id: StampItemId }),
    output: z.object({ stamp_item: StampItem }),
    refusals: { 'stamp_item.not_found': { status: 404 } },
    doc: 'One item: one’s own, or one that its owner shows.',
    topics: ({ id }) => [`stamp_item:${id}`],
  }),
  list: operation({
    http: 'GET /stamp-items',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({
      user_id: MemberId,
      status: choices(AskedStatus),
      search: z._default(z.string().check(z.maxLength(80)), ''),
      ...paging(PAGE.usual),
    }),
    output: z.object({ stamp_items: listOf(StampItem) }),
    refusals: {},
    doc: 'A member’s items, newest first: all of one’s own, of another what they show.',
    topics: ({ user_id }) => [`stamp_items of member:${user_id}`],
  }),
  remove: operation({
    http: 'DELETE /stamp-items/{id}',
    permission: 'my_collection.crud',
    input: fields({ id: StampItemId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { 'stamp_item.not_found': { status: 404 }, 'stamp_item.committed': { status: 409 } },
    doc: 'Take an item out of one’s collection, unless it is promised.',
  }),
}

export const stampItemChanged = event({
  name: 'stamp_items.changed',
  /** `facts`: what is said of it, and not only how many there are. */
  data: z.object({ stamp_item_id: StampItemId, member_id: MemberId, facts: z._default(z.boolean(), true) }),
  topics: ({ stamp_item_id, member_id }) => [`stamp_item:${stamp_item_id}`, `stamp_items of member:${member_id}`],
})
