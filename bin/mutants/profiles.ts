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
  { id: 'profile-there', file: file('queries'), search: "    .where(selfOrVisibleTo(viewer, 'members'))\n", replace: '', test: reach },
  { id: 'search-there', file: file('queries-search'), search: ".where(visibleTo(viewer, 'members'))", replace: '', test: reach },
  {
    id: 'part-unset-as-usual',
    file: 'db/migrations/20261122-1851_profiles.sql',
    search: "('email', 'nobody')",
    replace: "('email', 'everyone')",
    test: `${test}/server/visibility`,
  },
  {
    id: 'part-unnamed-is-nobodys',
    file: 'db/migrations/20261122-1851_profiles.sql',
    search: "shows_part.part), 'nobody')",
    replace: "shows_part.part), 'everyone')",
    test: `${test}/server/visibility`,
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
    search: ' and not is_private\n',
    replace: '\n',
    test: 'src/test/seo/seo-profiles',
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
