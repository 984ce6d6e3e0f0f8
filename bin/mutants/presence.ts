import type { Mutant } from './mutant.ts'

const law = 'db/migrations/20261122-1850_members.sql'
const away = 'db/migrations/20261122-0300_members.sql'
const file = 'src/features/members/server/queries-presence.ts'
const test = 'src/features/members/server/presence.test'

/** Removes each condition of `is_present` by itself. */
export const presenceMutants: readonly Mutant[] = [
  { id: 'present-is-verified', file: law, search: 'select member.email_verified_at is not null and not', replace: 'select not', test },
  { id: 'present-is-not-away', file: law, search: 'is not null and not member.is_away', replace: 'is not null', test },
  { id: 'suspended-is-away', file: away, search: '(suspended_at is not null or deactivated_at', replace: '(deactivated_at', test },
  { id: 'deactivated-is-away', file: away, search: 'or deactivated_at is not null or', replace: 'or', test },
  { id: 'erased-is-away', file: away, search: ' or erased_at is not null) stored', replace: ') stored', test },
  { id: 'visible-is-present', file, search: '(${isPresent(m)} and ', replace: '(', test },
  { id: 'visible-is-unblocked', file, search: ' and ${unblocked(viewer, `${m}.id`)})', replace: ')', test },
  { id: 'owner-is-present', file, search: ' and not is_present(absent))', replace: ' and false)', test },
  { id: 'owner-is-unblocked', file, search: ' and ${unblocked(viewer, owner)})', replace: ')', test },
  { id: 'blocks-as-blocker', file, search: 'select blocked_id from blocks where blocker_id = ${viewer}::uuid\n  union all ', replace: '', test },
  { id: 'blocks-as-blocked', file, search: '\n  union all select blocker_id from blocks where blocked_id = ${viewer}::uuid', replace: '', test },
  {
    id: 'presence-by-members-alone',
    file: 'bin/checks/names.ts',
    search: 'PRESENCE.test(text)\n',
    replace: 'false\n',
    test: 'bin/checks/names',
  },
]
