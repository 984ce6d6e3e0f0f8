import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/clubs/server/clubs.test'
const invited = 'src/features/clubs/server/invitations'
const queries = 'src/features/clubs/server/queries.ts'

const letters = { file: `${invited}/invitations.ts`, test: `${invited}/invitations.test` }
const links = { file: `${invited}/queries-invitations.ts`, test: `${invited}/invitations.test` }
const invitationMutants: readonly Mutant[] = [
  { id: 'club-link-ends', ...links, search: ' and i.ends_at > clock_timestamp()`', replace: '`' },
  { id: 'club-link-taken-back', ...links, search: 'sql`i.ended_at is null and', replace: 'sql`' },
  { id: 'club-link-count', ...links, search: '(i.uses < i.most_uses or', replace: '(i.uses <= 250 or' },
  {
    id: 'club-link-of-those-who-run-it',
    ...links,
    search: "run.standing in ('moderator', 'owner')\n    left join",
    replace: 'run.member_id = i.made_by\n    left join',
  },
  { id: 'club-link-not-between-blocked', ...links, search: ' and m.id <> all (${blockedWith(viewer)})', replace: '' },
  {
    id: 'club-link-keeps-banned-out',
    file: 'src/features/clubs/rules-invitations.ts',
    search: "  if (own.standing === 'banned' && !(own.ends_at !== null && own.ends_at <= now)) return false\n",
    replace: '',
    test: links.test,
  },
  {
    id: 'club-link-older-than-the-answer',
    file: 'src/features/clubs/rules-invitations.ts',
    search: 'return own.put_out_at === null || own.put_out_at < made_at',
    replace: 'return own.put_out_at === null || made_at <= now',
    test: links.test,
  },
  {
    id: 'club-link-rules-accepted',
    file: `${invited}/enter.ts`,
    search: "  if (found.rules.length && !input.accepts_rules) return refuse('club.rules')\n",
    replace: '',
    test: links.test,
  },
  {
    id: 'club-letter-tells-nothing',
    ...letters,
    search: '  const open = await openLetter(tx, id, email)\n',
    replace:
      "  const open = await openLetter(tx, id, email)\n  if ((await addressee(tx, id, viewer.id, email))?.is_unwanted) return refuse('club.letters')\n",
  },
  { id: 'club-letter-wanted', ...letters, search: 'known?.is_unwanted || ', replace: '' },
  { id: 'club-letter-refused-for-good', ...letters, search: '(await wantsNone(tx, email)) || ', replace: '' },
  { id: 'club-letter-refused-after-its-end', ...links, search: 'else ${LETTER_OFF_DAYS}::int end', replace: 'else 0 end' },
  { id: 'club-letter-address-goes', ...links, search: 'else ${LETTER_OFF_DAYS}::int end', replace: 'else 9999 end' },
  { id: 'club-letters-an-hour', ...letters, search: " || !(await countLetter(tx, email, 'invite'))", replace: '' },
  { id: 'club-letters-a-day', ...letters, search: '>= LETTERS_A_DAY', replace: '>= LETTERS_A_DAY * 99' },
  { id: 'club-letter-without-addresses', ...letters, search: 'club: unlinked(club.name)', replace: 'club: club.name' },
  { id: 'club-letter-for-the-mailbox', ...letters, search: 'email, path: null }', replace: 'email, path: `/club/invitation/${token}` }' },
]

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
  {
    id: 'club-statistics-of-those-who-run-it',
    file: 'src/features/clubs/server/statistics.ts',
    search: "  if (!club.standing || !runs(club.standing)) return refuse('club.not_yours')\n",
    replace: '  void runs\n',
    test: 'src/features/clubs/server/statistics.test',
  },
  {
    id: 'club-weeks-counted-back',
    file: 'src/features/clubs/rules.ts',
    search: '    members -= week.joined - week.gone\n',
    replace: '',
    test: 'src/features/clubs/server/statistics.test',
  },
  ...invitationMutants,
  {
    id: 'club-put-out-stays-known',
    file: 'src/features/clubs/server/queries-write.ts',
    search: '    ...(PUT_OUT.includes(given.standing) && { put_out_at: given.changed_at }),\n',
    replace: '',
    test: links.test,
  },
  {
    id: 'club-letter-makes-room',
    file: `${invited}/invitations.ts`,
    search: '  await endLetters(tx, id, email)\n',
    replace: '',
    test: links.test,
  },
]
