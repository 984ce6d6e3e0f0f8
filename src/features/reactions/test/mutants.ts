import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/comments/server/comments.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'reaction-within-reach',
    file: 'src/features/reactions/server/queries.ts',
    search: "where ${reach(viewer, sql.ref('asked.id'), kinds)}`",
    replace: "where ${reach(viewer, sql.ref('asked.id'), kinds)} or true`",
    test,
  },
  {
    id: 'reaction-changes-are-counted',
    file: 'db/migrations/20261123-1430_reactions.sql',
    search: "  if tg_op <> 'INSERT' then\n",
    replace: "  if tg_op = 'DELETE' then\n",
    test,
  },
  {
    id: 'reactions-in-one-row',
    file: 'src/features/reactions/notices.ts',
    search: '          group: `reaction:${subject_id}`,\n',
    replace: '',
    test,
  },
]
