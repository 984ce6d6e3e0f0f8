import type { Mutant } from '../../../../bin/mutants/mutant.ts'

/** Parts of the product that the operator closes. */
export const mutants: readonly Mutant[] = [
  {
    id: 'parts-refused',
    file: 'src/server/operations/dispatcher.ts',
    search: '    partGate(parts, closable.get(handler.op.http), requester) ??\n',
    replace: '',
    test: 'src/features/dashboard/server/history/parts.test',
  },
  {
    id: 'parts-go-on',
    file: 'src/server/operations/gates/part-gate.ts',
    search: 'part.goes_on.has(op.http) || ',
    replace: '',
    test: 'src/features/dashboard/server/history/parts.test',
  },
  {
    id: 'parts-staff-keeps',
    file: 'src/server/operations/gates/part-gate.ts',
    search: ' || isOfStaff(op.permission)',
    replace: '',
    test: 'src/features/dashboard/server/history/parts.test',
  },
  {
    id: 'parts-pages-closed',
    file: 'src/server/pages/draw-page.ts',
    search: 'closed?.drawn_as ?? request.url',
    replace: 'request.url',
    test: 'src/features/dashboard/server/history/parts.test',
  },
  {
    id: 'parts-page-stays',
    file: 'src/server/pages/draw-page.ts',
    search: 'closed?.withoutScripts(tags) ?? tags',
    replace: 'tags',
    test: 'src/features/dashboard/server/history/parts.test',
  },
  {
    id: 'parts-path-decoded',
    file: 'src/server/pages/closed-part.ts',
    search: 'return decodeURIComponent(path)',
    replace: 'return path',
    test: 'src/features/dashboard/server/history/parts.test',
  },
  {
    id: 'parts-links-gone',
    file: 'src/server/pages/closed-part.ts',
    search: 'switches.closed().length ?',
    replace: 'switches.closed().length > 99 ?',
    test: 'src/features/dashboard/server/history/parts.test',
  },
  {
    id: 'parts-not-found',
    file: 'src/features/search/server/kinds.ts',
    search: 'kind && !(kind.part && switches.off().has(kind.part)) ?',
    replace: 'kind ?',
    test: 'src/features/dashboard/server/history/parts.test',
  },
  {
    id: 'parts-one-after-the-other',
    file: 'src/features/dashboard/server/history/parts.ts',
    search: '  await lockSite(tx)\n',
    replace: '',
    test: 'src/features/dashboard/server/history/parts.test',
  },
  {
    id: 'parts-known-only',
    file: 'src/features/dashboard/server/history/parts.ts',
    search: "  if (input.closed.some((code) => !tools.switches.known.includes(code))) return refuse('part.unknown')\n",
    replace: '',
    test: 'src/features/dashboard/server/history/parts.test',
  },
  {
    id: 'parts-auction-runs-on',
    file: 'src/features/auctions/server/slice.ts',
    search: "      'bid',\n",
    replace: '',
    test: 'src/features/dashboard/server/history/parts.test',
  },
]
