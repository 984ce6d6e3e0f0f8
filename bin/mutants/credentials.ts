import type { Mutant } from './mutant.ts'

const file = (name: string) => `src/features/credentials/server/${name}.ts`
const test = (name: string) => `src/features/credentials/server/${name}.test`

export const credentialMutants: readonly Mutant[] = [
  {
    id: 'new-device-rings',
    file: 'src/features/accounts/server/sign-in/device.ts',
    search: "  ringOwner(emit, member_id, 'new_device')\n",
    replace: '',
    test: test('notices'),
  },
  { id: 'code-once', file: file('totp'), search: 'step > last_step && ', replace: '', test: test('authenticator') },
  { id: 'codes-are-counted', file: file('queries'), search: 'rows[0]!.tries <= MOST_TRIES', replace: 'true', test: test('authenticator') },
  {
    id: 'recovery-code-once',
    file: file('queries'),
    search: "    .where('code_hash', '=', code_hash)\n    .where('used_at', 'is', null)\n",
    replace: "    .where('code_hash', '=', code_hash)\n",
    test: test('authenticator'),
  },
  {
    id: 'second-step-is-asked',
    file: 'src/features/accounts/server/sign-in/log-in.ts',
    search: 'if (!(await asksSecondStep(call.tx, id)))',
    replace: 'if (call)',
    test: test('authenticator'),
  },
  {
    id: 'challenge-takes-five-tries',
    file: 'src/features/accounts/server/queries-second-step.ts',
    search: "    .where('tries', '<', MOST_TRIES)\n",
    replace: '',
    test: test('authenticator'),
  },
  {
    id: 'app-counts-once-confirmed',
    file: file('authenticator'),
    search: '    await askSecondStep(tx, viewer.id, true)\n',
    replace: '',
    test: test('authenticator'),
  },
  {
    id: 'suspended-between-the-steps',
    file: file('second-step'),
    search: '    if (await isSuspended(call.tx, used.member_id)) return refuseSuspended(call.tx, used.member_id)\n',
    replace: '',
    test: test('authenticator'),
  },
  {
    id: 'passkey-challenge-once',
    file: file('queries-passkeys'),
    search: 'return numDeletedRows > 0n',
    replace: 'return numDeletedRows >= 0n',
    test: test('passkeys'),
  },
  {
    id: 'passkey-challenge-is-the-members',
    file: file('queries-passkeys'),
    search: "    .where('member_id', 'is not distinct from', member_id)\n",
    replace: '',
    test: test('passkeys'),
  },
  {
    id: 'passkey-challenge-ends',
    file: file('queries-passkeys'),
    search: "    .where('expires_at', '>', sql<Date>`clock_timestamp()`)\n    .executeTakeFirst()\n  return numDeletedRows",
    replace: '    .executeTakeFirst()\n  return numDeletedRows',
    test: test('passkeys'),
  },
  {
    id: 'passkey-proves-its-owner-only',
    file: file('step-up'),
    search: 'key.member_id === viewer.id ?',
    replace: 'key.id ?',
    test: test('passkeys'),
  },
  {
    id: 'passkey-asks-for-finger-or-pin',
    file: file('passkey'),
    search: '    requireUserVerification: true,\n  }).catch(orNothing)\n  return verified?.verified ? { ...passkey',
    replace: '    requireUserVerification: false,\n  }).catch(orNothing)\n  return verified?.verified ? { ...passkey',
    test: test('passkeys'),
  },
  {
    id: 'session-renewed-ends',
    file: 'src/features/accounts/server/queries.ts',
    search: '      expires_at: sql<Date>`least(expires_at, clock_timestamp() + ${OVERLAP}::interval)`,\n',
    replace: '',
    test: test('step-up'),
  },
  {
    id: 'session-of-another-stays',
    file: 'src/features/accounts/server/sign-in/queries-sessions.ts',
    search: "await open(tx, member_id).where('sign_in_id', '=', sign_in_id)",
    replace: "await tx.updateTable('sessions').set({ ended_at: sql<Date>`clock_timestamp()` }).where('sign_in_id', '=', sign_in_id)",
    test: test('sessions'),
  },
  {
    id: 'password-change-ends-others',
    file: file('change-password'),
    search: 'await endOtherSessions(tx, viewer.id, viewer.session_id)',
    replace: '[]',
    test: test('sessions'),
  },
  {
    id: 'new-device-is-told',
    file: 'src/features/accounts/server/sign-in/device.ts',
    search: '  await tell(tx, requester, member_id)\n',
    replace: '',
    test: test('sessions'),
  },
]
