import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'dashboard-patterns',
    file: 'src/features/dashboard/server/queries-members.ts',
    search: ".replace(/[\\\\%_]/g, '\\\\$&')",
    replace: '',
    test: 'src/features/dashboard/server/dashboard.test',
  },
  {
    id: 'dashboard-contrast',
    file: 'src/features/dashboard/rules.ts',
    search: "if (day < AA) return refuse('site.contrast', { ratio: ratio(day) })",
    replace: '',
    test: 'src/features/dashboard/server/dashboard.test',
  },
  {
    id: 'setting-changes-in-turn',
    file: 'src/features/dashboard/server/history/history.ts',
    search: '  await lockSite(tx)\n',
    replace: '',
    test: 'src/features/dashboard/server/history/history.test',
  },
  {
    id: 'setting-put-back-as-before',
    file: 'src/features/dashboard/server/history/history.ts',
    search: '{ of, before }: SettingChangeRow',
    replace: '{ of, after: before }: SettingChangeRow',
    test: 'src/features/dashboard/server/history/history.test',
  },
  {
    id: 'setting-put-back-judged',
    file: 'src/features/dashboard/server/history/history.ts',
    search: '  if (pale) return pale\n',
    replace: '',
    test: 'src/features/dashboard/server/history/history.test',
  },
  {
    id: 'dashboard-signs',
    file: 'src/features/dashboard/shapes.ts',
    search: '!/[<>"\\r\\n]/.test(text)',
    replace: 'text.length > 0',
    test: 'src/features/dashboard/server/dashboard.test',
  },
]
