import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, MemberId, named } from '#kernel/shapes.ts'
import { MOST_ASKED, presenceStates } from './rules.ts'

const ofMember = (id: string) => `presence of member:${id}`

/** Whether somebody is here. `last_seen_at` is told of whoever is not. */
export const Presence = named('Presence', z.object({ user_id: MemberId, state: z.enum(presenceStates), last_seen_at: z.nullable(Instant) }))

export const presence = {
  show: operation({
    http: 'GET /users/{id}/presence',
    permission: 'signed_in',
    input: fields({ id: MemberId }),
    output: z.object({ presence: z.nullable(Presence) }),
    refusals: { 'presence.no_member': { status: 404 } },
    limit: { per_minute: 120 },
    doc: 'Whether a member is online, away, or when they were last here; null when they do not show it to you.',
    topics: ({ id }) => [ofMember(id)],
  }),
  list: operation({
    http: 'GET /presences',
    permission: 'signed_in',
    input: fields({ user_ids: z.array(MemberId).check(z.maxLength(MOST_ASKED)) }),
    output: z.object({ presences: z.array(Presence) }),
    refusals: {},
    limit: { per_minute: 120 },
    doc: 'The same of several members who stand on a screen. Whoever does not show it to you is left out.',
    topics: ({ user_ids }) => user_ids.map(ofMember),
  }),
}

/** Somebody came, left, went away or came back. */
export const presenceChanged = event({
  name: 'presence.changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [ofMember(member_id)],
})
/** Fewer may see it from now on: whoever listens is asked again. */
export const presenceHidden = event({
  name: 'presence.hidden',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [ofMember(member_id)],
})
