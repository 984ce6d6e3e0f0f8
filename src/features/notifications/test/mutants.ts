import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'letter-of-its-reader',
    file: 'src/features/notifications/server/letters.ts',
    search: " || (viewer.kind === 'member' && viewer.id !== letter.member_id)",
    replace: '',
    test: 'src/features/notifications/server/letters.test',
  },
  {
    id: 'letter-of-nobody',
    file: 'src/features/notifications/server/queries-letters.ts',
    search: ".where(isKept('members'))",
    replace: '',
    test: 'src/features/notifications/server/letters.test',
  },
  {
    id: 'notice-switched-off',
    file: 'src/features/notifications/server/notify.ts',
    search: "await wanted(tx, tools.notices, told, 'in_app')",
    replace: 'told',
    test: 'src/features/notifications',
  },
  {
    id: 'notice-leads-somewhere',
    file: 'src/features/notifications/server/notify.ts',
    search: '  for (const row of rows) pathOf(tools, row)\n',
    replace: '',
    test: 'src/features/notifications/server/notice-listeners',
  },
  {
    id: 'notice-retracted',
    file: 'src/features/notifications/server/notice-listeners.ts',
    search: '      for (const { type, of } of retracted) await retractNotices(context, type, of(data))\n',
    replace: '',
    test: 'src/features/network/server/network',
  },
]
