import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/presence/server/presence.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'presence-blocked-see-nothing',
    file: 'src/features/presence/server/queries.ts',
    search: '(${selfOrVisibleTo(viewer)} and shows_part(',
    replace: '(shows_part(',
    test,
  },
  {
    id: 'presence-shown-by-setting',
    file: 'src/features/presence/server/queries.ts',
    search: " and shows_part(${viewer}::uuid, m.id, 'presence'))",
    replace: ')',
    test,
  },
  {
    id: 'presence-hidden-closes-sockets',
    file: 'src/features/presence/server/slice.ts',
    search: "[{ event: presenceHidden, sockets: 'end' }]",
    replace: 'presenceHidden ? [] : []',
    test,
  },
  {
    id: 'presence-of-a-dead-process-ends',
    file: 'src/features/presence/server/queries.ts',
    search: 'where p.member_id = m.id and ${isAlive}) as idle_ms',
    replace: 'where p.member_id = m.id) as idle_ms',
    test,
  },
]
