import type { Mutant } from './mutant.ts'

const test = 'src/features/members'
const file = (name: string) => `src/features/members/server/${name}.ts`

export const memberMutants: readonly Mutant[] = [
  {
    id: 'link-once',
    file: file('queries'),
    search: "    .where('used_at', 'is', null)\n    .where('expires_at'",
    replace: "    .where('expires_at'",
    test,
  },
  { id: 'link-newest', file: file('queries'), search: '  await voidTokens(tx, member_id, purpose)\n', replace: '', test },
  { id: 'reset-ends-sessions', file: file('reset-password'), search: 'await endSessions(tx, { member_id: member.id })', replace: '[]', test },
  { id: 'verified-owner-first', file: file('confirm'), search: 'if (owner) return owner.id === member.id', replace: 'if (owner) return true', test },
  {
    id: 'one-sign-up-at-a-time',
    file: file('queries'),
    search: "`select set_config('lock_timeout', '4s', true), pg_advisory_xact_lock(hashtextextended(${email}, 7))`",
    replace: '`select ${email}::text`',
    test,
  },
  {
    id: 'unverified-reads-like-a-guest',
    file: file('viewer'),
    search: "permissionsOf(db, verified ? plan : 'guest')",
    replace: 'permissionsOf(db, plan)',
    test: 'src/test/matrix',
  },
  {
    id: 'session-expires',
    file: file('viewer'),
    search: ' and s.expires_at > clock_timestamp() and not m.is_away',
    replace: ' and not m.is_away',
    test: 'src/features/members/server/sessions',
  },
  {
    id: 'session-ends',
    file: file('viewer'),
    search: 's.ended_at is null and s.expires_at > clock_timestamp() and not m.is_away',
    replace: 's.expires_at > clock_timestamp() and not m.is_away',
    test: 'src/features/members/server/sessions',
  },
]
