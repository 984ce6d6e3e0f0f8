import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/upkeep/server/upkeep.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'upkeep-job-under-way',
    file: 'src/server/upkeep/queries-jobs.ts',
    search: "and o.state <= 'active')",
    replace: "and o.state <= 'active' and false)",
    test,
  },
  { id: 'upkeep-webhook-off', file: 'src/features/webhooks/server/public.ts', search: "  if (row.is_off) return 'off'\n", replace: '', test },
  {
    id: 'upkeep-arrived-stays',
    file: 'src/features/webhooks/server/queries-failed.ts',
    search: " and d.outcome is distinct from 'delivered'`",
    replace: '`',
    test,
  },
  {
    id: 'upkeep-errors-without-addresses',
    file: 'src/server/upkeep/said.ts',
    search: "    .replace(/[^\\s<>\"']+@[^\\s<>\"']+/g, '…')\n",
    replace: '',
    test: 'src/server/upkeep/said.test',
  },
]
