import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/search/server/suggest.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'logs-are-ones-own',
    file: 'src/features/search/server/queries-logs.ts',
    search: "tx.deleteFrom('search_logs').where('member_id', '=', member_id)",
    replace: "tx.deleteFrom('search_logs').where('member_id', 'is not', null)",
    test: 'src/features/search/server/logs.test.ts',
  },
  {
    id: 'popular-of-three',
    file: 'src/features/search/server/queries-logs.ts',
    search: 'const POPULAR_FROM = 3',
    replace: 'const POPULAR_FROM = 1',
    test: 'src/features/search/server/logs.test.ts',
  },
  {
    id: 'search-kind-permission',
    file: 'src/features/search/server/suggest.ts',
    search: 'permission === undefined || mayDo(viewer.permissions, permission)',
    replace: 'permission === undefined || mayDo(viewer.permissions, permission) || true',
    test,
  },
  {
    id: 'search-items-reach',
    file: 'src/features/stamp-items/server/find/queries-search.ts',
    search: '    select id from stamp_items where deleted_at is null and ${shownByAll(viewer)} and id in (',
    replace: '    select id from stamp_items where deleted_at is null and id in (',
    test,
  },
  {
    id: 'search-names-reach',
    file: 'src/features/stamp-items/server/find/queries-search.ts',
    search: '    .where(shownByAll(viewer))\n',
    replace: '',
    test,
  },
  {
    id: 'search-one-kind-alone',
    file: 'src/features/search/server/suggest.ts',
    search: 'return may(found) ? [found] : []',
    replace: 'return offered.map(({ kind }) => kind)',
    test,
  },
]
