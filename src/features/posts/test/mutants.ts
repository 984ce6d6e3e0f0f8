import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/posts/server/posts.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'post-for-connections',
    file: 'src/features/posts/server/queries.ts',
    search: "    when 'Connections' then are_connected(posts.author_id, ${viewer}::uuid)\n",
    replace: "    when 'Connections' then are_connected(posts.author_id, ${viewer}::uuid) or true\n",
    test,
  },
  {
    id: 'post-private-profile',
    file: 'src/features/posts/server/queries.ts',
    search:
      '    else not (select a.is_private from members a where a.id = posts.author_id)\n      or exists (select from follows f where f.follower_id = ${viewer}::uuid',
    replace: '    else true or exists (select from follows f where f.follower_id = ${viewer}::uuid',
    test,
  },
  {
    id: 'post-blocked',
    file: 'src/features/posts/server/queries.ts',
    search: "(posts.deleted_at is null and ${ownerVisibleTo(viewer, 'posts.author_id')}",
    replace: "(posts.deleted_at is null and ${ownerVisibleTo(null, 'posts.author_id')}",
    test,
  },
  {
    id: 'post-deleted',
    file: 'src/features/posts/server/queries.ts',
    search: 'sql<SqlBool>`(posts.deleted_at is null and ${ownerVisibleTo',
    replace: 'sql<SqlBool>`(${ownerVisibleTo',
    test,
  },
  {
    id: 'post-quote-within-reach',
    file: 'src/features/posts/server/queries-quoted.ts',
    search: "    where ${kind.reach(viewer, sql.ref('asked.id'))}`",
    replace: '    where ${viewer}::uuid is not null`',
    test,
  },
  {
    id: 'post-quotable-kinds',
    file: 'src/features/posts/server/quoted.ts',
    search: "kind.name === name && kind.uses.includes('quote')",
    replace: 'kind.name === name',
    test,
  },
  {
    id: 'post-mention-to-readers',
    file: 'src/features/posts/server/queries.ts',
    search: "      and (case posts.audience when 'Connections' then are_connected(posts.author_id, m.id)",
    replace: "      and (case posts.audience when 'Connections' then true",
    test,
  },
  {
    id: 'post-private-pictures',
    file: 'src/features/posts/server/pictures.ts',
    search: '  else await hideMedias(',
    replace: '  else if (!post_id) await hideMedias(',
    test,
  },
  {
    id: 'post-pictures-of-its-author',
    file: 'src/features/posts/server/write.ts',
    search: "  if (!(await areOwn(tx, author_id, given.pictures))) return refuse('post.media') as Refusal<Wrong>\n",
    replace: '  void areOwn\n',
    test,
  },
  {
    id: 'post-of-its-author',
    file: 'src/features/posts/server/queries.ts',
    search: ".where('posts.id', '=', id).where('posts.author_id', '=', author_id)",
    replace: ".where('posts.id', '=', id).where(sql<SqlBool>`${author_id}::uuid is not null`)",
    test,
  },
  {
    id: 'post-line-of-followers',
    file: 'src/features/posts/server/queries-listen.ts',
    search: ' where asked.id = ${viewer}::uuid\n',
    replace: ' where true\n',
    test,
  },
]
