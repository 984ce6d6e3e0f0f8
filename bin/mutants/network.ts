import type { Mutant } from './mutant.ts'

const test = 'src/features/network/server/network'
const file = (name: string) => `src/features/network/server/${name}.ts`

export const networkMutants: readonly Mutant[] = [
  {
    id: 'ties-forth',
    file: file('queries'),
    search: 'f.followed_id = asked.id)',
    replace: 'f.followed_id = id)',
    test: 'src/test/contract/matrix-profiles',
  },
  {
    id: 'ties-back',
    file: file('queries'),
    search: '(select from follows f where f.follower_id = asked.id',
    replace: '(select from follows f where f.follower_id = id',
    test: 'src/test/contract/matrix-profiles',
  },
  {
    id: 'columns-name-tables',
    file: file('queries'),
    search: 'f.followed_id = asked.id)',
    replace: 'f.followed_id = id)',
    test: 'bin/checks/subqueries',
  },
  {
    id: 'network-part',
    file: file('queries-people'),
    search: "select shows_part(${viewer}::uuid, ${id}::uuid, 'network') as shows",
    replace: 'select ${viewer}::uuid is not distinct from ${id}::uuid or true as shows',
    test: 'src/test/contract/matrix-profiles',
  },
  {
    id: 'private-is-asked',
    file: 'src/features/network/rules.ts',
    search: "(is_private ? 'ask' : 'follow')",
    replace: "(is_private ? 'follow' : 'follow')",
    test,
  },
  {
    id: 'network-hidden',
    file: file('lists'),
    search: '  if (!sees) return hiddenFrom(viewer.id)\n  const walk = { viewer: viewer.id, member_id, start',
    replace: '  const walk = { viewer: viewer.id, member_id, start',
    test,
  },
  {
    id: 'follow-waits-for-block',
    file: file('move'),
    search: "lock(context.tx, 'members', [follower_id, followed_id])",
    replace: 'Promise.resolve([follower_id, followed_id])',
    test,
  },
  {
    id: 'block-ends-both-ways',
    file: file('block'),
    search: "  await move(context, { follower_id: input.id, followed_id: viewer.id }, 'block', 'either')\n",
    replace: '',
    test,
  },
  { id: 'blocked-in-no-list', file: file('queries-people'), search: 'isKept() : visibleTo(viewer))', replace: 'isKept() : visibleTo(null))', test },
  {
    id: 'blocked-in-no-number',
    file: file('queries-people'),
    search: 'and not ${visibleTo(viewer)})`',
    replace: 'and not ${visibleTo(null)})`',
    test,
  },
  {
    id: 'requests-are-ones-own',
    file: file('slice'),
    search: "'network of member': ownOnly",
    replace: "'network of member': (_, _viewer, ids) => ids",
    test: 'src/test/security/attacks-blocks',
  },
  {
    id: 'muted-are-not-heard',
    file: 'src/features/network/notices.ts',
    search: ' || (await hasMuted(tx, told.member_id, told.actor_id))',
    replace: '',
    test,
  },
  {
    id: 'suggests-no-secret',
    file: file('queries-suggest'),
    search: " where shows_part(${viewer}::uuid, member_id, 'interests')",
    replace: '',
    test: 'src/features/network/server/suggestions',
  },
  {
    id: 'blocked-find-nothing',
    file: 'src/features/profiles/server/queries.ts',
    search: ".where(selfOrVisibleTo(viewer, 'members'))",
    replace: ".where(selfOrVisibleTo(null, 'members'))",
    test: 'src/test/security/attacks-blocks',
  },
  {
    id: 'a-block-silences-sockets',
    file: file('slice'),
    search: "[{ event: memberBlocked, sockets: 'end' }]",
    replace: '[]',
    test: 'src/test/security/attacks-blocks',
  },
]
