import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'letter-sealed-for-letters',
    file: 'src/features/settings/server/letters.ts',
    search: "return vault.open(Buffer.from(token, 'base64url'), ABOUT)",
    replace: "return Buffer.from(token, 'base64url').subarray(12, -16).toString('utf8') || `${'0'.repeat(36)} security`",
    test: 'src/features/notifications/server/letters.test',
  },
  {
    id: 'letter-carries-its-end',
    file: 'src/features/settings/server/letters.ts',
    search: "channels.mail === 'choice' && { off",
    replace: "channels.mail !== 'choice' && { off",
    test: 'src/features/notifications/server/letters.test',
  },
  {
    id: 'setting-of-its-group',
    file: 'src/features/settings/shapes.ts',
    search: 'return Object.hasOwn(of, property) ? of[property] : undefined',
    replace: 'return of[property] ?? { shape: z.any(), usual: true }',
    test: 'src/features/settings',
  },
  {
    id: 'setting-of-its-value',
    file: 'src/features/settings/server/kept-settings.ts',
    search: ' || !safeParse(setting.shape, value).success',
    replace: '',
    test: 'src/features/settings',
  },
  {
    id: 'setting-read-strictly',
    file: 'src/features/settings/server/view.ts',
    search: 'return parsed?.success ? (parsed.data as Value) : undefined',
    replace: 'return row?.value as Value | undefined',
    test: 'src/features/settings',
  },
  {
    id: 'setting-own',
    file: 'src/features/settings/server/queries.ts',
    search: ".where('member_id', '=', member_id)",
    replace: '',
    test: 'src/features/settings',
  },
  { id: 'zone-known', file: 'src/features/settings/shapes.ts', search: ', z.refine(isZone)', replace: '', test: 'src/features/settings' },
  {
    id: 'letter-of-law',
    file: 'src/features/settings/rules.ts',
    search: "sendingChannels.filter((one) => channels[one] === 'choice')",
    replace: "sendingChannels.filter((one) => channels[one] !== 'never')",
    test: 'src/features/settings',
  },
  {
    id: 'mail-switched-off',
    file: 'src/features/settings/server/letters.ts',
    search: "await wanted(tx, tools.notices, told, 'mail')",
    replace: 'told',
    test: 'src/features/notifications',
  },
  {
    id: 'notice-section-in-use',
    file: 'src/features/settings/server/notices.ts',
    search: "  if (section !== undefined && !sections.some((name) => name === section)) return refuse('notice_section.not_found')\n",
    replace: '',
    test: 'src/features/settings',
  },
]
