import * as z from 'zod/mini'
import { Email } from '#features/accounts/contract.ts'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, Instant, id, line, named } from '#kernel/shapes.ts'
import { INVITED, LINK_DAYS, LINK_USES } from './rules-invitations.ts'
import { Club, ClubId } from './shapes.ts'

const ClubInvitationId = id('club_invitations')

/** A letter that is not answered, or a link that lasts. */
const ClubInvitation = named(
  'ClubInvitation',
  z.object({
    id: ClubInvitationId,
    kind: z.enum(INVITED),
    /** Where the letter went. */
    email: z.nullable(z.string()),
    /** Address of the link. Whoever has got a letter has its address alone. */
    path: z.nullable(z.string()),
    uses: z.int(),
    most_uses: z.int(),
    ends_at: Instant,
    made_by: z.nullable(z.string()),
  }),
)
const one = z.object({ invitation: ClubInvitation })
const done = z.object({ done: z.literal(true) })
const Token = line(64)
const notFound = { 'club.not_found': { status: 404 } } as const
const runs = { permission: 'clubs.crud', refusals: { ...notFound, 'club.not_yours': { status: 403 } } } as const
const making = {
  ...runs.refusals,
  'club.archived': { status: 409 },
  'club.invitations': { status: 409 },
} as const
const gone = { 'club.no_invitation': { status: 404 } } as const

export const invitationOperations = {
  invitations: operation({
    http: 'GET /clubs/{id}/invitations',
    ...runs,
    input: fields({ id: ClubId }),
    output: z.object({ invitations: z.array(ClubInvitation) }),
    doc: 'Letters that nobody has answered and links that last, the newest first; for those who run the club.',
    topics: ({ id }) => [`invitations of club:${id}`],
  }),
  sendLetter: operation({
    http: 'POST /clubs/{id}/letters',
    ...runs,
    input: fields({ id: ClubId, email: Email }),
    output: one,
    refusals: { ...making, 'club.letters': { status: 409 } },
    limit: { per_minute: 10 },
    doc: 'Invite whoever reads this mailbox, member or not, for 14 days. The answer is the same for every address.',
  }),
  makeLink: operation({
    http: 'POST /clubs/{id}/links',
    ...runs,
    input: fields({
      id: ClubId,
      days: z._default(z.int().check(z.gte(LINK_DAYS.least), z.lte(LINK_DAYS.most)), LINK_DAYS.usual),
      most_uses: z._default(z.int().check(z.gte(LINK_USES.least), z.lte(LINK_USES.most)), LINK_USES.usual),
    }),
    output: one,
    refusals: making,
    limit: { per_minute: 20 },
    doc: 'Make a link by which so many may come in for so many days.',
  }),
  endInvitation: operation({
    http: 'DELETE /clubs/{id}/invitations/{invitation_id}',
    ...runs,
    input: fields({ id: ClubId, invitation_id: ClubInvitationId }),
    output: done,
    doc: 'Take back a letter or end a link.',
  }),
  invitation: operation({
    http: 'GET /club-invitations/{token}',
    permission: 'everyone',
    input: fields({ token: Token }),
    output: z.object({
      invitation: z.object({
        kind: z.enum(INVITED),
        name: z.string(),
        about: z.string(),
        rules: z.array(z.string()),
        member_count: z.int(),
        made_by: z.string(),
        ends_at: Instant,
        /** Told to members of the club. */
        club_id: z.nullable(ClubId),
      }),
    }),
    refusals: gone,
    limit: { per_minute: 30 },
    doc: 'Where a letter or link leads, for whoever has it, signed in or not.',
  }),
  enter: operation({
    http: 'POST /club-invitations/{token}/accept',
    permission: 'clubs.join',
    input: fields({ token: Token, accepts_rules: z._default(Flag, false) }),
    output: z.object({ club: Club }),
    refusals: { ...gone, 'club.rules': { status: 422, field: 'accepts_rules' } },
    limit: { per_minute: 10 },
    doc: 'Come into a club of any kind by a letter or link.',
  }),
  refuseLetters: operation({
    http: 'POST /club-invitations/{token}/off',
    permission: 'everyone',
    takes: 'form',
    input: fields({ token: Token }),
    output: done,
    refusals: gone,
    limit: { per_minute: 60 },
    doc: 'No more letters of this kind to the address of this one (RFC 8058). Pressed again it changes nothing.',
  }),
  offPage: operation({
    http: 'GET /club-invitations/{token}/off',
    permission: 'everyone',
    gives: 'redirect',
    input: fields({ token: Token }),
    output: z.null(),
    refusals: {},
    doc: 'Whoever opens the address of List-Unsubscribe is led to the page with the button: looking ends nothing.',
  }),
}
