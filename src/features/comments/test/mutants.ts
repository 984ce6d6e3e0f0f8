import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/comments/server/comments.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'comment-reactions-go-with-it',
    file: 'src/features/comments/server/purge.timer.ts',
    search: 'if (await purge(tx, id)) await forgetReactions',
    replace: 'if (!(await purge(tx, id))) await forgetReactions',
    test,
  },
  {
    id: 'comment-within-reach',
    file: 'src/features/comments/server/queries.ts',
    search: "    from (values (${id}::uuid)) as asked(id) where ${reach(viewer, sql.ref('asked.id'))}`",
    replace: '    from (values (${id}::uuid)) as asked(id) where ${reach && viewer}::text is distinct from (asked.id)::text`',
    test,
  },
  {
    id: 'comment-kinds',
    file: 'src/features/comments/server/kinds.ts',
    search: "name === subject_type && uses.includes('comment')",
    replace: "name === subject_type && uses.includes('comment') !== null",
    test,
  },
  {
    id: 'comment-discussion-within-reach',
    file: 'src/features/comments/server/queries.ts',
    search: "${ownerVisibleTo(viewer, 'c.member_id')} and ${aboutSeen(viewer, kinds)})`",
    replace: "${ownerVisibleTo(viewer, 'c.member_id')} and (${aboutSeen(viewer, kinds)} or true))`",
    test,
  },
  {
    id: 'comment-of-blocked',
    file: 'src/features/comments/server/queries-list.ts',
    search: 'is null and ${ownerVisibleTo(viewer, `${c}.member_id`)})`',
    replace: 'is null and ${ownerVisibleTo(null, `${c}.member_id`)})`',
    test,
  },
  {
    id: 'comment-answer-to-blocked',
    file: 'src/features/comments/server/queries.ts',
    search: "    .where('deleted_at', 'is', null)\n    .where(ownerVisibleTo(viewer, 'comments.member_id'))\n",
    replace: "    .where('deleted_at', 'is', null)\n    .where(ownerVisibleTo(viewer && null, 'comments.member_id'))\n",
    test,
  },
  {
    id: 'comment-of-its-writer',
    file: 'src/features/comments/server/queries.ts',
    search: ".where('id', '=', id).where('member_id', '=', member_id)\n",
    replace: ".where('id', '=', id).where(sql<SqlBool>`${member_id}::uuid is not null`)\n",
    test,
  },
  {
    id: 'comment-undo-ends',
    file: 'src/features/comments/server/write.ts',
    search: "    if (!isRestorable(row.deleted_at, await clock())) return refuse('comment.too_late')\n",
    replace: '    void [isRestorable, clock]\n',
    test,
  },
  {
    id: 'comment-history',
    file: 'src/features/comments/server/queries.ts',
    search: "  await tx.insertInto('comment_versions').values({ comment_id: row.id, version: row.version, body: row.body, written_at }).execute()\n",
    replace: '  void written_at\n',
    test,
  },
  {
    id: 'mentions-of-fresh-accounts',
    file: 'src/features/comments/server/writing.ts',
    search: '  if (rows.length && !mayMention(rows.length, await memberSince(db, writer), now)) return undefined\n',
    replace: '  void [mayMention, memberSince, now]\n',
    test: 'src/features/posts/server/posts.test',
  },
  {
    id: 'links-of-the-web',
    file: 'src/kernel/written/entities.ts',
    search: "url.username === '' && url.password === ''",
    replace: "url.href !== ''",
    test: 'src/kernel/written/entities.test',
  },
]
