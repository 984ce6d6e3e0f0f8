import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/feed/server/feed.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'feed-reshare-of-private-profile',
    file: 'src/features/feed/server/queries.ts',
    search: '(not m.is_private or m.id',
    replace: '(true or m.id',
    test,
  },
  {
    id: 'feed-muted-members',
    file: 'src/features/feed/server/queries.ts',
    search: '        and not exists (select from mutes q where q.muter_id = f.follower_id and q.muted_id = f.followed_id)\n',
    replace: '',
    test,
  },
  {
    id: 'feed-muted-words',
    file: 'src/features/feed/server/view.ts',
    search: ' || saysMuted(cards.post.body, selection.words)))',
    replace: ' || saysMuted(cards.post.body, [])))',
    test,
  },
  {
    id: 'feed-hidden-items',
    file: 'src/features/feed/server/queries.ts',
    search: '    where h.member_id = ${viewer}::uuid and h.item_type',
    replace: '    where h.member_id <> ${viewer}::uuid and h.item_type',
    test,
  },
  {
    id: 'feed-item-once',
    file: 'src/features/feed/server/queries.ts',
    search: 'later.item_id = f.item_id and later.id > f.id',
    replace: 'later.item_id <> f.item_id and later.item_id = f.item_id',
    test,
  },
  {
    id: 'feed-own-not-passed-on',
    file: 'src/features/feed/server/write.ts',
    search: "  if (owner_id === viewer.id) return refuse('feed.own')\n",
    replace: '',
    test,
  },
  {
    id: 'feed-next-page-after-what-is-shown',
    file: 'src/features/feed/server/read.ts',
    search: 'shown.length > page_size ? data.at(-1)! : rows[page_size * SPARE - 1]',
    replace: 'rows[Math.min(rows.length, page_size * SPARE) - 1]',
    test,
  },
]
