import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/groups/server/groups.test'
const told = 'src/features/groups/server/told.test'
const club = 'src/features/groups/server/club.test'
const server = 'src/features/groups/server'

export const mutants: readonly Mutant[] = [
  { id: 'groups-members-only', file: `${server}/queries.ts`, search: 'and ${sql.ref(`${v}.standing`)} in ${IN})`', replace: ')`', test },
  {
    id: 'groups-read-from-joining-on',
    file: `${server}/read.ts`,
    search: '{ ...input, from: first_seq }',
    replace: '{ ...input }',
    test,
  },
  {
    id: 'groups-search-from-joining-on',
    file: `${server}/queries-found.ts`,
    search: " and (g.history = 'all' or m.seq >= v.from_seq)",
    replace: '',
    test,
  },
  {
    id: 'groups-quote-what-one-reads',
    file: `${server}/messages.ts`,
    search: 'quoted_seq < first_seq ? undefined :',
    replace: 'quoted_seq < first_seq - 9_999 ? undefined :',
    test,
  },
  {
    id: 'groups-sent-again-is-the-same',
    file: `${server}/messages.ts`,
    search: 'if (own.known_seq !== null) return',
    replace: 'if (own.known_seq === -1) return',
    test,
  },
  {
    id: 'groups-read-mark-forward-only',
    file: `${server}/queries-marks.ts`,
    search: ' and v.read_seq < least(${seq}::int, c.last_seq) returning',
    replace: ' returning',
    test: `${server}/walk.test`,
  },
  {
    id: 'groups-blocked-say-nothing',
    file: `${server}/view.ts`,
    search: 'const open = rows.filter(({ sender_id }) => !blocked.has(sender_id))',
    replace: 'const open = rows.filter(() => true)',
    test,
  },
  {
    id: 'groups-owner-decides-history',
    file: `${server}/create.ts`,
    search: " || (given.history !== undefined && own.standing !== 'owner')",
    replace: '',
    test,
  },
  { id: 'groups-link-ends', file: `${server}/links/queries-links.ts`, search: 'l.ends_at > clock_timestamp() and ', replace: '', test },
  {
    id: 'groups-put-out-stays-out',
    file: `${server}/links/queries-links.ts`,
    search: " and coalesce(v.standing, 'none') <> 'removed'",
    replace: '',
    test,
  },
  {
    id: 'groups-known-are-added',
    file: `${server}/create.ts`,
    search: "ids.length < wanted.length ? refuse('group.unknown') : { ids }",
    replace: '{ ids }',
    test,
  },
  {
    id: 'groups-marks-both-ways',
    file: `${server}/queries-marks.ts`,
    search: '      and not exists (select from chat_settings s where s.member_id = x.member_id and not s.shows_marks)',
    replace: '',
    test,
  },
  {
    id: 'groups-left-closes-sockets',
    file: `${server}/slice.ts`,
    search: "[{ event: groupLeft, sockets: 'end' }]",
    replace: 'groupLeft ? [] : []',
    test: told,
  },
  {
    id: 'groups-named-by-strangers',
    file: `${server}/queries.ts`,
    search: " and ${isPresent('m')} and m.id <> all (${blockedWith(me)})`",
    replace: '`',
    test: told,
  },
  {
    id: 'groups-told-once',
    file: `${server}/queries-marks.ts`,
    search: ' and greatest(x.read_seq, x.from_seq - 1) = ${seq} - 1)',
    replace: ')',
    test: told,
  },
  {
    id: 'groups-club-runs-its-group',
    file: `${server}/people.ts`,
    search: "  if (own.club_id) return refuse('group.of_club')\n",
    replace: '',
    test: club,
  },
  {
    id: 'groups-follow-their-club',
    file: `${server}/slice.ts`,
    search: 'listeners: [onClubStanding, onClubChanged]',
    replace: 'listeners: [onClubChanged].filter(() => onClubStanding)',
    test: club,
  },
  {
    id: 'group-joined-later-though-messages-go',
    file: 'src/features/groups/server/read.ts',
    search: 'Math.max(from_seq, await firstKept(db, input.id, own.last_seq))',
    replace: 'await firstKept(db, input.id, own.last_seq)',
    test: 'src/features/groups/server/retention.test',
  },
]
