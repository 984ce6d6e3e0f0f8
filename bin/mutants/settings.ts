import type { Mutant } from './mutant.ts'

const test = 'src/features/settings'
const file = (name: string) => `src/features/settings/${name}.ts`

export const settingMutants: readonly Mutant[] = [
  {
    id: 'setting-of-its-group',
    file: file('shapes'),
    search: 'return Object.hasOwn(of, property) ? of[property] : undefined',
    replace: 'return of[property] ?? { shape: z.any(), usual: true }',
    test,
  },
  { id: 'setting-of-its-value', file: file('server/kept-settings'), search: ' || !safeParse(setting.shape, value).success', replace: '', test },
  {
    id: 'setting-read-strictly',
    file: file('server/view'),
    search: 'return parsed?.success ? (parsed.data as Value) : undefined',
    replace: 'return row?.value as Value | undefined',
    test,
  },
  { id: 'setting-own', file: file('server/queries'), search: ".where('member_id', '=', member_id)", replace: '', test },
  { id: 'zone-known', file: file('shapes'), search: ', z.refine(isZone)', replace: '', test },
  {
    id: 'letter-of-law',
    file: file('server/kept-settings'),
    search: "  if (notices.get(event)?.channels.mail !== 'choice') return false\n",
    replace: '',
    test,
  },
  {
    id: 'no-cookies-for-programs',
    file: 'src/features/accounts/server/sign-in/start-session.ts',
    search: "if (requester.client === 'web') {",
    replace: 'if (requester.client) {',
    test,
  },
  {
    id: 'code-tries',
    file: 'src/features/accounts/server/mail/queries-code.ts',
    search: "    .where('tries', '<', TRIES)\n",
    replace: '',
    test: 'src/features/accounts/server/accounts',
  },
  {
    id: 'code-of-its-member',
    file: 'src/features/accounts/server/mail/queries-code.ts',
    search: ".where('member_id', '=', member_id)",
    replace: '',
    test: 'src/features/accounts/server/accounts',
  },
  {
    id: 'mail-switched-off',
    file: 'src/features/settings/server/letters.ts',
    search: "await wanted(tx, tools.notices, told, 'mail')",
    replace: 'told',
    test: 'src/features/notifications',
  },
  {
    id: 'notice-switched-off',
    file: 'src/features/notifications/server/notify.ts',
    search: "await wanted(tx, tools.notices, told, 'in_app')",
    replace: 'told',
    test: 'src/features/notifications',
  },
  {
    id: 'notice-section-in-use',
    file: file('server/notices'),
    search: "  if (section !== undefined && !sections.some((name) => name === section)) return refuse('notice_section.not_found')\n",
    replace: '',
    test,
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
  {
    id: 'notices-declared-once',
    file: 'src/server/slices/collected.ts',
    search: '  if (known.size < all.length) throw',
    replace: '  if (known.size > all.length) throw',
    test: 'src/server/slices/collected',
  },
]
