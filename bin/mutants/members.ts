import type { Mutant } from './mutant.ts'

const test = 'src/features/members'
const attacks = 'src/test/security/attacks-accounts'
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
  { id: 'reset-ends-sessions', file: file('take-back'), search: 'await endSessions(tx, { member_id: member.id })', replace: '[]', test },
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
    test: 'src/test/contract/matrix',
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
  {
    id: 'link-confirms-in-its-session',
    file: file('verify-email'),
    search: 'if (!own || own.is_email_verified || own.email !== link.email)',
    replace: 'if (own && own.id === link.email)',
    test: attacks,
  },
  {
    id: 'sign-up-is-its-own-account',
    file: file('verify-email'),
    search: 'const own = viewer.id && (await findOwn(tx, viewer.id))',
    replace: 'const own = viewer.id && (await findOwn(tx, link.member_id))',
    test: attacks,
  },
  {
    id: 'confirmed-ends-other-sign-ups',
    file: file('confirm'),
    search: 'await endOtherSignUps(tx, member.email, member.id)',
    replace: '[] as string[]',
    test: attacks,
  },
  {
    id: 'reset-voids-keys',
    file: 'src/features/credentials/server/queries-passkeys.ts',
    search: "    .whereRef('p.created_at', '>', 'm.recovered_at')\n",
    replace: '',
    test: attacks,
  },
  { id: 'reset-switches-app-off', file: file('queries'), search: ', asks_second_step: false })', replace: ' })', test: attacks },
  {
    id: 'reset-drops-keys',
    file: 'src/features/credentials/server/on-account-recovered.ts',
    search: '  await dropFromBefore(tx, member_id)\n',
    replace: '',
    test: attacks,
  },
  {
    id: 'reset-ends-addresses',
    file: 'src/features/contacts/server/on-account-recovered.ts',
    search: '  await endFromBefore(tx, member_id)\n',
    replace: '',
    test: attacks,
  },
  {
    id: 'new-account-keeps-no-places',
    file: 'src/features/places/server/queries.ts',
    search: "    .where('created_at', '<=', (eb) =>",
    replace: "    .where('created_at', '>', (eb) =>",
    test: attacks,
  },
  {
    id: 'new-account-moves-in-its-session',
    file: 'src/features/contacts/server/primary.ts',
    search: "  if (!member.is_email_verified && viewer.id !== member.id) return refuse('contacts.own_session')\n",
    replace: '',
    test: attacks,
  },
  {
    id: 'letters-by-address',
    file: file('queries-letters'),
    search: "interval '1 hour') < ${LETTERS_AN_HOUR}",
    replace: "interval '1 hour') < 1000",
    test: attacks,
  },
  {
    id: 'forgotten-after-the-answer',
    file: file('forgot-password'),
    search: '  emit(passwordForgotten, {',
    replace: '  if (owner) await findOwn(tx, owner.id)\n  emit(passwordForgotten, {',
    test: attacks,
  },
]
