import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/clubs/server/clubs.test'
const queries = 'src/features/clubs/server/queries.ts'

export const mutants: readonly Mutant[] = [
  { id: 'club-hidden-card', file: queries, search: "visibility`)} <> 'hidden' or", replace: "visibility`)} <> 'nothing' or", test },
  { id: 'club-private-content', file: queries, search: "visibility`)} = 'public' or", replace: "visibility`)} <> 'hidden' or", test },
  {
    id: 'club-people-of-those-who-run-it',
    file: 'src/features/clubs/server/read.ts',
    search: "(input.list !== 'members' && !is_run)",
    replace: 'false',
    test,
  },
  {
    id: 'club-rules-accepted',
    file: 'src/features/clubs/server/join.ts',
    search: "  if (club.rules.length && !accepts_rules) return refuse('club.rules')\n",
    replace: '  void accepts_rules\n',
    test,
  },
  {
    id: 'club-banned-stay-out',
    file: 'src/features/clubs/server/join.ts',
    search: "  if (from === 'banned') return refuse('club.banned')\n",
    replace: '',
    test,
  },
  {
    id: 'club-owner-stays',
    file: 'src/features/clubs/server/join.ts',
    search: "  if (known.from === 'owner') return refuse('club.owner_stays')\n",
    replace: '',
    test,
  },
  {
    id: 'club-run-by-those-who-run-it',
    file: 'src/features/clubs/server/manage.ts',
    search: "club.standing && runs(club.standing) ? club : refuse('club.not_yours')",
    replace: 'club',
    test: 'src/features/clubs/server/member-machine.test',
  },
  {
    id: 'club-changed-by-its-owner',
    file: 'src/features/clubs/server/run.ts',
    search: "  return row.standing === 'owner' ? row : refuse('club.not_yours')\n",
    replace: '  return row\n',
    test,
  },
  {
    id: 'club-limit',
    file: 'src/features/clubs/server/run.ts',
    search: "  await lock(tx, 'members', [viewer.id])\n  const full",
    replace: '  const full',
    test,
  },
  {
    id: 'club-not-in-sitemap',
    file: 'src/features/clubs/server/queries-seo.ts',
    search: " and clubs.visibility = 'public'",
    replace: '',
    test,
  },
  {
    id: 'club-post-within-the-club',
    file: 'src/features/posts/server/queries.ts',
    search: "clubs.id = posts.club_id and ${clubShows(viewer, 'content')})\n",
    replace: 'clubs.id = posts.club_id)\n',
    test: 'src/features/posts/server/club.test',
  },
  {
    id: 'club-post-answered-by-members',
    file: 'src/features/posts/server/queries.ts',
    search: '  and (posts.club_id is null or posts.club_id = any(${clubsOf(viewer)}))\n',
    replace: '',
    test: 'src/features/posts/server/club.test',
  },
  {
    id: 'club-post-by-members',
    file: 'src/features/posts/server/write.ts',
    search: "  if (club_id && !(await mayWriteIn(tx, viewer.id, club_id))) return refuse('post.club')\n",
    replace: '',
    test: 'src/features/posts/server/club.test',
  },
  {
    id: 'club-post-removed',
    file: 'src/features/posts/server/queries.ts',
    search: ' and posts.removed_at is null\n  and case',
    replace: '\n  and case',
    test: 'src/features/posts/server/club.test',
  },
]
