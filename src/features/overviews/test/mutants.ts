import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/overviews/server/overviews.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'decide-own-family',
    file: 'src/features/reports/server/desk/decide-own.ts',
    search: "  if (!mayModerate(viewer.permissions, type)) return refuse('report.no_subject')\n",
    replace: '  void mayModerate\n',
    test,
  },
  {
    id: 'reverse-family',
    file: 'src/features/reports/server/appeals.ts',
    search: ' || !mayModerate(viewer.permissions, row.subject_type)',
    replace: '',
    test,
  },
]
