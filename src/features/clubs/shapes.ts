import * as z from 'zod/mini'
import { Media } from '#features/media/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { Instant, id, named } from '#kernel/shapes.ts'
import { joinings, noticeChoices, standings, visibilities } from './rules.ts'

export const ClubId = id('clubs')
export type ClubId = z.infer<typeof ClubId>

/** How the viewer stands to the club. */
const OwnStanding = z.object({
  standing: z.enum(standings),
  changed_at: Instant,
  ends_at: z.nullable(Instant),
  reason: z.string(),
  notices: z.enum(noticeChoices),
  invited_by: z.nullable(z.string()),
})
export const Club = named(
  'Club',
  z.object({
    id: ClubId,
    name: z.string(),
    about: z.string(),
    visibility: z.enum(visibilities),
    joining: z.enum(joinings),
    rules: z.array(z.string()),
    cover: z.nullable(Media),
    status: z.enum(['active', 'archived']),
    member_count: z.int(),
    created_at: Instant,
    owner: z.nullable(PublicMember),
    own: z.nullable(OwnStanding),
    /** What the viewer may do with their own standing now. */
    acts: z.array(z.enum(['join', 'apply', 'leave', 'decline'])),
    /** Whether the viewer reads what its members write. */
    is_open: z.boolean(),
    /** Requests that wait for an answer; told to those who answer them. */
    applicants: z.int(),
  }),
)
export type Club = z.infer<typeof Club>

export const ClubPerson = named(
  'ClubPerson',
  z.object({
    user: PublicMember,
    standing: z.enum(standings),
    changed_at: Instant,
    ends_at: z.nullable(Instant),
    /** For those who run the club. */
    message: z.string(),
    reason: z.string(),
  }),
)
