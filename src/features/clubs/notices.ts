import type { DataOf } from '#kernel/event.ts'
import type { Id } from '#kernel/shapes.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import { clubSubject, standingChanged } from './contract.ts'
import { nameOf, runnersOf } from './server/queries-notices.ts'

type Changed = DataOf<typeof standingChanged>
type Tx = Parameters<typeof nameOf>[0]

/** About the club; deduplicated by the moment of the change. */
async function about(tx: Tx, { club_id, at }: Changed, member_id: Id<'members'>, actor_id: Id<'members'> | null, action: string): Promise<Recipient> {
  const property = { kind: 'club', action, club: await nameOf(tx, club_id) }
  return {
    member_id,
    actor_id,
    subject: subjectRef(clubSubject, club_id),
    property,
    dedupe_key: `club:${club_id}:${action}:${at.toISOString()}:${actor_id}`,
  }
}

const request = notice({
  type: 'club_request',
  section: 'clubs',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody asks to join my club',
    line: 'A club that you own or moderate.',
    subject: '{sender} asks to join {club}',
    message: 'Read what they say, and answer.',
  },
  path: ({ subject_id }) => `/club/${subject_id}/members?list=applied`,
  tells: [
    tell(standingChanged, async (changed, { tx }) => {
      if (changed.action !== 'apply') return []
      const runners = await runnersOf(tx, changed.club_id, changed.member_id)
      return Promise.all(runners.map((id) => about(tx, changed, id, changed.member_id, 'applied')))
    }),
  ],
})

const invitation = notice({
  type: 'club_invitation',
  section: 'clubs',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody invites me to a club',
    line: 'The invitation ends after 14 days.',
    subject: '{sender} invites you to {club}',
    message: 'Look at the club, and accept or decline.',
  },
  tells: [
    tell(standingChanged, async (changed, { tx }) =>
      changed.action === 'invite' ? [await about(tx, changed, changed.member_id, changed.actor_id, 'invited')] : [],
    ),
  ],
})

const TOLD: Readonly<Record<string, string>> = {
  ...{ accept: 'accepted', reject: 'rejected', remove: 'removed', ban: 'banned', lift: 'lifted' },
  ...{ promote: 'promoted', demote: 'demoted', transfer: 'owner' },
}
const changed = notice({
  type: 'club_membership',
  told_as: 'membership_status_changed',
  section: 'clubs',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'My membership changes',
    line: 'I am let in, turned down, put out, or given another role.',
    subject:
      '{action, select, accepted {You are a member of {club}} rejected {{club} has turned down your request} removed {You are not a member of {club} any more} banned {You are kept out of {club}} lifted {You may join {club} again} promoted {You moderate {club} now} demoted {You do not moderate {club} any more} owner {{club} is yours now} other {Your membership of {club} has changed}}',
    message:
      '{action, select, accepted {Say hello: the others read it.} rejected {You can ask again after 30 days.} removed {What you wrote there stays.} banned {The reason stands on the page of the club.} promoted {You answer requests and look after posts.} owner {You decide about roles and rules.} other {Have a look at the club.}}',
  },
  path: ({ subject_id, property }) => (property.action === 'removed' ? '/clubs' : clubSubject.path(subject_id)),
  tells: [
    tell(standingChanged, async (told, { tx }) => {
      const action = TOLD[told.action]
      // An invitation that is taken back was no membership.
      if (!action || told.actor_id === told.member_id || (told.action === 'remove' && told.to === 'none')) return []
      return [await about(tx, told, told.member_id, told.actor_id, action)]
    }),
  ],
})
export const clubNotices = [request, invitation, changed]
