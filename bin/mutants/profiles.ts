import type { Mutant } from './mutant.ts'

const test = 'src/features/profiles'
const reach = 'src/features/profiles/server/reach'
const file = (name: string) => `src/features/profiles/server/${name}.ts`

export const profileMutants: readonly Mutant[] = [
  {
    id: 'profile-hides',
    file: file('view'),
    search: 'value !== undefined && !hidden.includes(part as GuardedPart)',
    replace: 'value !== undefined',
    test: reach,
  },
  { id: 'profile-private', file: 'src/features/profiles/rules.ts', search: '!is_private || follows', replace: 'true', test: reach },
  { id: 'profile-silent', file: file('view'), search: "silent ? '' : row.description", replace: 'row.description', test: reach },
  { id: 'search-hides-address', file: file('search'), search: '...(shown && { email })', replace: 'email', test: reach },
  {
    id: 'search-asks-no-address',
    file: file('queries-search'),
    search: 'or uid = ${number}::int)`',
    replace: 'or uid = ${number}::int or ${begins(sql`email`, start)})`',
    test: reach,
  },
  { id: 'profile-away', file: file('queries'), search: ' and not members.is_away and may_see(', replace: ' and may_see(', test: reach },
  {
    id: 'profile-blocked',
    file: file('queries'),
    search: ' and may_see(${viewer}::uuid, members.id))`',
    replace: ')`',
    test: reach,
  },
  {
    id: 'profile-named-keys',
    file: 'src/features/profiles/contract.ts',
    search: 'input: fields(profileFields)',
    replace: 'input: z.looseObject(profileFields)',
    test: `${test}/server/profiles`,
  },
  { id: 'phone-asks-again', file: file('update'), search: ' && !viewer.fresh', replace: ' && false', test: `${test}/server/profiles` },
  {
    id: 'portrait-is-own',
    file: file('update-media'),
    search: '!(await ownMedias(tx, viewer.id, [input.image_media_id]))',
    replace: 'false',
    test: `${test}/server/profiles`,
  },
  {
    id: 'one-username-at-a-time',
    file: file('queries'),
    search: '`select pg_advisory_xact_lock(hashtextextended(${username}, 9))`',
    replace: '`select ${username}::text`',
    test: `${test}/server/profiles`,
  },
]
