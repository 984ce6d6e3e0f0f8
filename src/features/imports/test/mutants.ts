import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const tested = { test: 'src/features/imports/server/imports.test.ts' } as const
const hostile = { test: 'src/features/imports/server/hostile.test.ts' } as const
const roundTrip = { test: 'src/features/imports/server/round-trip.test.ts' } as const

export const mutants: readonly Mutant[] = [
  {
    id: 'import-own',
    file: 'src/features/imports/server/queries.ts',
    search: "importRows(db).where('id', '=', id).where('member_id', '=', member_id).executeTakeFirst()",
    replace: "importRows(db).where('id', '=', id).where('member_id', 'is not', member_id && null).executeTakeFirst()",
    ...tested,
  },
  {
    id: 'import-once',
    file: 'src/features/imports/server/move.ts',
    search: "mayMove(deed, row.status) ? row : refuse('import.state')",
    replace: 'row',
    ...tested,
  },
  {
    id: 'import-undo-changed',
    file: 'src/features/stamp-items/server/many/queries-bring-in.ts',
    search: ' and updated_at = created_at\n',
    replace: '\n',
    ...tested,
  },
  {
    id: 'import-zip-bomb',
    file: 'src/features/imports/server/read/workbook.ts',
    search: "if (left < 0 || ++entries > 20_000) return stop('too_large')",
    replace: '',
    ...hostile,
  },
  {
    id: 'import-far-cell',
    file: 'src/features/imports/server/read/workbook.ts',
    search: "if (Number(row) > MOST.rows + 50) throw new NotATable('too_many_rows')",
    replace: '',
    ...hostile,
  },
  {
    id: 'import-columns',
    file: 'src/features/imports/server/read/tables.ts',
    search: "if (width > MOST.columns) throw new NotATable('too_many_columns')",
    replace: '',
    ...hostile,
  },
  {
    id: 'import-foreign-view',
    file: 'src/features/imports/server/read/numismat.ts',
    search: "where type = 'table' and name = 'coins'",
    replace: "where name = 'coins'",
    ...hostile,
  },
  {
    id: 'export-formula',
    file: 'src/features/imports/server/export/write.ts',
    search: 'ownCells(itemOf(row)).map(harmless)',
    replace: 'ownCells(itemOf(row))',
    ...roundTrip,
  },
  {
    id: 'export-own-link',
    file: 'src/features/imports/server/export/queries-exports.ts',
    search: ".select(['id', 'format', 'created_at'])\n    .where('member_id', '=', member_id)",
    replace: ".select(['id', 'format', 'created_at'])\n    .where('member_id', 'is not', member_id && null)",
    ...roundTrip,
  },
  {
    id: 'import-mend-all-wrong-rows',
    file: 'src/features/imports/server/queries.ts',
    search: "r.status = 'wrong' and r.problems @> ${problem}::jsonb",
    replace: '${problem}::jsonb is not null',
    ...tested,
  },
]
