import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const story = 'src/features/circles/server/circles.test'
const choice = 'src/features/circles/server/find/choose.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'circle-nobody-blocked',
    file: 'src/features/circles/server/find/cycles.ts',
    search: ' && met.every((one) => !apart.has(pairOf(one, to)))',
    replace: '',
    test: choice,
  },
  {
    id: 'circle-refused-is-not-asked-again',
    file: 'src/features/circles/server/find/cycles.ts',
    search: 'if (to !== start || isRefused(cycle)) continue',
    replace: 'if (to !== start) continue',
    test: story,
  },
  {
    id: 'circle-one-copy-of-a-thing',
    file: 'src/features/circles/server/find/choose.ts',
    search: '      count(`w${want}`, 1, cycle)\n',
    replace: '      void want\n',
    test: choice,
  },
  {
    id: 'circle-cut-off-is-not-proved',
    file: 'src/features/circles/server/find/choose.ts',
    search: "whole && solved.Status === 'Optimal'",
    replace: "solved.Status === 'Optimal'",
    test: choice,
  },
  {
    id: 'circle-nobody-away',
    file: 'src/features/circles/server/find/queries-market.ts',
    search: 'where is_present(m) and m.plan',
    replace: 'where m.plan',
    test: story,
  },
  {
    id: 'circle-its-members-alone',
    file: 'src/features/circles/server/queries.ts',
    search: "where('trade_circles.id', '=', id).where(isParty(viewer))",
    replace: "where('trade_circles.id', '=', id)",
    test: story,
  },
  {
    id: 'circle-items-looked-at-again',
    file: 'src/features/circles/server/move/accept.ts',
    search: '  if (!(await areThere(call, it.legs)) || (await areApart(tx, it.legs)))',
    replace: '  if ((await areThere(call, it.legs)) && (await areApart(tx, it.legs)))',
    test: story,
  },
  {
    id: 'circle-over-at-its-end',
    file: 'src/features/circles/server/move/accept.ts',
    search: "  if (isOver(it.circle.due_at, at)) return refuse('circle.wrong_state', { status: 'ended' })\n",
    replace: '  void isOver\n',
    test: story,
  },
  {
    id: 'circle-deposits-free-at-the-end',
    file: 'src/features/circles/server/end.ts',
    search: '  for (const { hold_id } of legs) if (hold_id) await freeStake(context, hold_id)\n  await changeCircle(',
    replace: '  await changeCircle(',
    test: story,
  },
  {
    id: 'circle-address-once-all-accept',
    file: 'src/features/circles/server/view.ts',
    search: '(viewer === leg.from_id && runs)',
    replace: 'viewer === leg.from_id',
    test: story,
  },
  {
    id: 'circle-parcel-of-its-two',
    file: 'src/features/circles/server/view.ts',
    search: '...(concerns ? { carrier, tracking } : { carrier: null, tracking: null })',
    replace: '...(concerns || tracking ? { carrier, tracking } : { carrier: null, tracking: null })',
    test: story,
  },
  {
    id: 'circle-unsent-pays',
    file: 'src/features/circles/server/end.ts',
    search: 'coins: deposit }, to_id)',
    replace: 'coins: Math.min(deposit, 0) }, to_id)',
    test: story,
  },
]
