import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/saved-searches/server/saved-searches.test'
const QUERIES = 'src/features/saved-searches/server/queries.ts'
const MATCH = 'src/features/saved-searches/server/match.ts'
export const mutants: readonly Mutant[] = [
  {
    id: 'alerts-of-what-is-open',
    file: 'src/features/trades/server/listing/alert-source.ts',
    search: "status === 'active' && was !== 'active'",
    replace: "status === 'active' && was !== undefined",
    test: 'src/features/saved-searches/server/other-kinds.test',
  },
  {
    id: 'alerts-know-the-filter',
    file: 'src/features/saved-searches/server/save.ts',
    search: '  if (unknown) return',
    replace: '  if (unknown === searchable_type) return',
    test: 'src/features/saved-searches/server/other-kinds.test',
  },
  { id: 'saved-own-listing', file: QUERIES, search: ' and s.member_id <> ${seller}::uuid', replace: '', test },
  {
    id: 'saved-blocked',
    file: QUERIES,
    search: '      and not exists (select from blocks b where b.blocker_id = ${seller}::uuid and b.blocked_id = s.member_id)',
    replace: '',
    test,
  },
  {
    id: 'saved-told-once',
    file: QUERIES,
    search: ' where saved_search_id = ${id} and told_at is null',
    replace: ' where saved_search_id = ${id}',
    test,
  },
  {
    id: 'saved-every-word',
    file: MATCH,
    search: 'if (!asked.every(',
    replace: 'if (asked.length && !asked.some(',
    test: 'src/features/saved-searches/server/match.test',
  },
  { id: 'saved-anchor-of-open-words', file: MATCH, search: 'longest.open ? startOf(longest.word) : ', replace: '', test },
  {
    id: 'saved-hidden-finds',
    file: 'src/features/saved-searches/server/tell.timer.ts',
    search: 'ids.flatMap((one) => cards.find((card) => card.id === one) ?? [])',
    replace: "ids.map((one) => cards.find((card) => card.id === one) ?? { id: one, title: 'x' })",
    test,
  },
  {
    id: 'saved-limit-of-plan',
    file: 'src/features/saved-searches/server/save.ts',
    search: "alerts !== 'off' && row.alerts === 'off' ? await limitOf(tx, viewer) : undefined",
    replace: 'undefined',
    test,
  },
]
