import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/exhibits/server/exhibits.test'
const ballot = 'src/features/exhibits/server/ballot.test'
const queries = 'src/features/exhibits/server/queries.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'exhibit-jury-of-the-blocked',
    file: queries,
    search: ' and ${visibleTo(viewer)} order by m.full_name',
    replace: ' order by m.full_name',
    test,
  },
  {
    id: 'exhibit-sheet-of-the-blocked',
    file: 'src/features/exhibits/server/view.ts',
    search: '      .filter(({ is_seen }) => is_seen)\n',
    replace: '',
    test,
  },
  { id: 'exhibit-blind-marks', file: queries, search: " and (x.status = 'awarded' or s.user_id = ${viewer}::uuid)", replace: '', test },
  {
    id: 'exhibit-judge-not-own',
    file: queries,
    search: ' and j.user_id = ${viewer}::uuid and j.user_id <> x.user_id)`',
    replace: ' and j.user_id = ${viewer}::uuid)`',
    test,
  },
  { id: 'exhibit-held', file: 'src/features/exhibits/server/hold.ts', search: '  if (lent.size < pages.length) return false\n', replace: '', test },
  {
    id: 'exhibit-lent-by-its-owner',
    file: 'src/features/stamp-items/server/queries-lent.ts',
    search: ' and i.member_id = ${member_id}::uuid and ${lendable}),',
    replace: ' and ${lendable}),',
    test,
  },
  {
    id: 'exhibit-arranged-by-its-exhibitor',
    file: 'src/features/exhibits/server/enter.ts',
    search: 'known?.user_id !== viewer.id || !(await isExhibition',
    replace: '!known || !(await isExhibition',
    test,
  },
  {
    id: 'exhibit-of-those-who-take-part',
    file: 'src/features/exhibits/server/enter.ts',
    search: 'if (!place || !mayShow(place, now))',
    replace: 'if (!place)',
    test,
  },
  {
    id: 'exhibit-answered-by-those-who-run-it',
    file: 'src/features/exhibits/server/run.ts',
    search: '  if (!known?.is_run) return',
    replace: '  if (!known) return',
    test,
  },
  {
    id: 'exhibit-jury-stands',
    file: 'src/features/exhibits/server/run.ts',
    search: "  if ((await countOf(tx, event_id, onShow)) > 0) return refuse('exhibit.state')\n",
    replace: '',
    test,
  },
  { id: 'exhibit-released', file: 'src/features/exhibits/server/release.timer.ts', search: '    await letGo(tx, id)\n', replace: '', test },
  {
    id: 'exhibit-votes-secret-until-the-end',
    file: 'src/features/exhibits/server/view.ts',
    search: 'const told = isCounted(ends_at, now) && isOnShow(status)',
    replace: 'void isCounted\n  const told = isOnShow(status)',
    test: ballot,
  },
  {
    id: 'exhibit-vote-before-the-end',
    file: 'src/features/exhibits/rules.ts',
    search: 'isOnShow(status) && !is_own && ends_at !== null && ends_at > now',
    replace: 'isOnShow(status) && !is_own && ends_at !== null && now !== null',
    test: ballot,
  },
  {
    id: 'exhibit-own-vote',
    file: 'src/features/exhibits/server/vote.ts',
    search: "  if (is_own) return refuse('exhibit.own_vote')\n",
    replace: '',
    test: ballot,
  },
  {
    id: 'exhibit-votes-of-what-hangs',
    file: queries,
    search: ' and y.status = any(${[...onShow]}::text[]) group by v.exhibit_id) c)`',
    replace: ' group by v.exhibit_id) c)`',
    test: ballot,
  },
]
