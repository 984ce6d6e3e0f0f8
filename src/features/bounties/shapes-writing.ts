import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, Instant } from '#kernel/shapes.ts'
import { Bounty, BountyId, bountyFields } from './shapes.ts'

const given = {
  'bounty.reward': { status: 422, field: 'offered_amount' },
  'bounty.minimum_grade': { status: 422, field: 'minimum_grade' },
  'bounty.minimum_centering': { status: 422, field: 'minimum_centering' },
  'bounty.item_format': { status: 422, field: 'item_format' },
  'bounty.country': { status: 422, field: 'country' },
  'bounty.media': { status: 422, field: 'media_ids' },
} as const
export const unpublishable = { 'bounty.short': { status: 409 }, 'bounty.limit': { status: 403 } } as const
export const notFound = { 'bounty.not_found': { status: 404 } } as const
export const wrongState = { 'bounty.wrong_state': { status: 409 } } as const
const untimely = { 'bounty.publish_at': { status: 422, field: 'publish_at' } } as const
const bounty = z.object({ bounty: Bounty })

/** A bounty before it opens: written, scheduled, and taken back. */
export const writing = {
  create: operation({
    http: 'POST /bounties',
    permission: 'marketplace.bounty.crud',
    commits: true,
    /** With `is_published`, `publish_at` a time ahead opens it then. */
    input: fields({ ...bountyFields, is_published: z._default(Flag, false), publish_at: z.optional(Instant) }),
    output: bounty,
    refusals: { ...given, ...unpublishable, ...untimely },
    limit: { per_minute: 30 },
    doc: 'Describe what is wanted, and the reward. A draft until it is published: then the reward is held. With `publish_at` it opens by itself then.',
  }),
  update: operation({
    http: 'POST /bounties/{id}',
    permission: 'marketplace.bounty.crud',
    input: fields({ id: BountyId, ...bountyFields, publish_at: z.optional(Instant) }),
    output: bounty,
    refusals: { ...notFound, ...wrongState, ...given, ...untimely },
    doc: 'Change a draft, or one that is closed: all of its fields at once. What is open is a promise and stays as it is. `publish_at` schedules a draft, or gives what is scheduled another time.',
  }),
  schedule: operation({
    http: 'POST /bounties/{id}/schedule',
    permission: 'marketplace.bounty.crud',
    input: fields({ id: BountyId, publish_at: Instant }),
    output: bounty,
    refusals: { ...notFound, ...wrongState, ...untimely },
    doc: 'Open a draft at a time within a year. The reward is held then: what cannot be opened then is a draft again, and its poster is told why.',
  }),
  unschedule: operation({
    http: 'POST /bounties/{id}/unschedule',
    permission: 'marketplace.bounty.crud',
    input: fields({ id: BountyId }),
    output: bounty,
    refusals: { ...notFound, ...wrongState },
    doc: 'Not at its time: what was scheduled is a draft again.',
  }),
}
