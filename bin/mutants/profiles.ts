import type { Mutant } from './mutant.ts'

const test = 'src/features/profiles'
const reach = 'src/features/profiles/server/reach'
const matrix = 'src/test/contract/matrix-profiles'
const rules = 'src/features/profiles/rules.ts'
const file = (name: string) => `src/features/profiles/server/${name}.ts`

export const profileMutants: readonly Mutant[] = [
  { id: 'seen-as-is-own', file: file('seen'), search: 'seen_as && id === viewer ?', replace: 'seen_as ?', test: matrix },
  {
    id: 'newest-are-shown',
    file: 'src/features/stamp-items/server/queries.ts',
    search: "    .where('status', 'in', [...shownStatuses])\n",
    replace: '',
    test: `${test}/server/showcase`,
  },
  { id: 'connections-both-ways', file: rules, search: '? follows && followed :', replace: '? follows :', test: matrix },
  { id: 'connections-may-see', file: rules, search: '? follows && followed :', replace: '? false :', test: matrix },
  { id: 'nobody-is-nobody', file: rules, search: "  if (circle === 'nobody') return false\n", replace: '', test: matrix },
  { id: 'accepted-may-see', file: rules, search: '!is_private || follows', replace: '!is_private', test: matrix },
  { id: 'own-sees-all', file: rules, search: '  if (own) return true\n', replace: '', test: matrix },
  {
    id: 'profile-hides',
    file: file('view'),
    search: 'value !== undefined && !hidden.includes(part as GuardedPart)',
    replace: 'value !== undefined',
    test: reach,
  },
  { id: 'profile-private', file: 'src/features/profiles/rules.ts', search: '!is_private || follows', replace: 'true', test: reach },
  { id: 'profile-silent', file: file('view'), search: "silent ? '' : row.description", replace: 'row.description', test: reach },
  { id: 'search-hides-address', file: file('found-view'), search: '...(shown && { email })', replace: 'email', test: reach },
  {
    id: 'search-asks-no-address',
    file: file('queries-search'),
    search: 'or uid = ${number}::int)`',
    replace: 'or uid = ${number}::int or ${begins(sql`email`, start)})`',
    test: reach,
  },
  { id: 'profile-away', file: file('queries'), search: ' and not members.is_away and may_see(', replace: ' and may_see(', test: reach },
  {
    id: 'profile-blocked',
    file: file('queries'),
    search: ' and may_see(${viewer}::uuid, members.id))`',
    replace: ')`',
    test: reach,
  },
  {
    id: 'profile-named-keys',
    file: 'src/features/profiles/shapes.ts',
    search: 'export const profileFields = {',
    replace: 'export const profileFields = {\n  plan: z.optional(z.string()),',
    test: `${test}/server/profiles`,
  },
  { id: 'phone-asks-again', file: file('update'), search: ' && !viewer.fresh', replace: ' && false', test: `${test}/server/profiles` },
  {
    id: 'portrait-is-own',
    file: file('update-media'),
    search: '!(await ownMedias(tx, viewer.id, [input.image_media_id]))',
    replace: 'false',
    test: `${test}/server/profiles`,
  },
  {
    id: 'profile-limit',
    file: 'src/features/profiles/contract.ts',
    search: "    limit: { per_minute: 120 },\n    doc: 'A member as",
    replace: "    doc: 'A member as",
    test: 'src/test/seo/seo-profiles',
  },
  {
    id: 'profile-page-limit',
    file: 'src/server/pages/serve-pages.ts',
    search: "app.get('/profile/*', often,",
    replace: "app.get('/profile/*',",
    test: 'src/test/seo/seo-profiles',
  },
  {
    id: 'private-is-not-found',
    file: file('queries-found'),
    search: ' and not is_away and not is_private',
    replace: ' and not is_away',
    test: 'src/test/seo/seo-profiles',
  },
  {
    id: 'bookmark-kinds',
    file: 'src/features/profiles/contract.ts',
    search: 'const Markable = z.enum(bookmarkable)',
    replace: 'const Markable = z.string()',
    test: `${test}/server/showcase`,
  },
  {
    id: 'bookmark-blocked',
    file: file('queries-bookmarks'),
    search: '    .where(isThere(member_id))\n',
    replace: '',
    test: `${test}/server/showcase`,
  },
  {
    id: 'bookmarks-hidden-stay',
    file: file('queries-bookmarks'),
    search: 'and ${isThere(member_id)} and not b.',
    replace: 'and not b.',
    test: `${test}/server/showcase`,
  },
  { id: 'showcase-own', file: file('showcase'), search: 'row.member_id === member_id && ', replace: '', test: `${test}/server/showcase` },
  { id: 'showcase-shown', file: file('showcase'), search: ' && isShown(row.status)', replace: '', test: `${test}/server/showcase` },
  {
    id: 'collection-hidden',
    file: 'src/features/stamp-items/server/queries.ts',
    search: "\n  and shows_part(${viewer}::uuid, stamp_items.member_id, 'collection')",
    replace: '',
    test: `${test}/server/showcase`,
  },
  {
    id: 'level-source-bound',
    file: 'src/features/profiles/rules.ts',
    search: 'Math.min(most, earned',
    replace: 'Math.max(0, earned',
    test: `${test}/server/level`,
  },
  {
    id: 'level-withdrawn',
    file: file('level/queries-level'),
    search: "    .where('member_id', '=', member_id)\n    .where('withdrawn_at', 'is', null)\n    .groupBy",
    replace: "    .where('member_id', '=', member_id)\n    .groupBy",
    test: `${test}/server/level`,
  },
]
