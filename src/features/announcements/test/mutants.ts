import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/announcements/server/announcements.test'
const queries = 'src/features/announcements/server/queries.ts'
const banner = 'src/features/announcements/server/banner.ts'

export const mutants: readonly Mutant[] = [
  { id: 'announcement-ends', file: queries, search: ' and a.ends_at > clock_timestamp()`\n\n/** What runs', replace: '`\n\n/** What runs', test },
  { id: 'announcement-escaped', file: banner, search: '${escapeHtml(said.text)}', replace: '${said.text}', test },
  {
    id: 'announcement-audience',
    file: banner,
    search: "audience === 'everybody' || (audience === 'members') === (member_id !== null)",
    replace: "audience === 'everybody' || member_id !== undefined",
    test,
  },
  {
    id: 'announcement-dismissed-from-here',
    file: 'src/server/pages/banner.ts',
    search: "  if ('code' in arrival) {\n",
    replace: "  if ('code' in arrival && arrival.status !== 403) {\n",
    test,
  },
  {
    id: 'announcement-back-here',
    file: 'src/server/pages/banner.ts',
    search: '/^\\/(?![/\\\\])[\\w\\-./?=&%+,~]{0,500}$/.test(from)',
    replace: 'from.length > 0',
    test,
  },
  {
    id: 'announcement-three',
    file: 'src/features/announcements/server/manage.ts',
    search: '  await lockAnnouncing(tx)\n',
    replace: '',
    test,
  },
]
