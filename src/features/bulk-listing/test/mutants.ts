import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/bulk-listing/server'
export const mutants: readonly Mutant[] = [
  {
    id: 'bulk-table-is-ones-own',
    file: 'src/features/bulk-listing/server/queries.ts',
    search: "importRows(db).where('id', '=', id).where('member_id', '=', member_id)",
    replace: "importRows(db).where('id', '=', id)",
    test,
  },
  {
    id: 'bulk-items-are-ones-own',
    file: 'src/features/bulk-listing/server/queries.ts',
    search: 'from stamp_items where member_id = ${member_id} and deleted_at is null',
    replace: 'from stamp_items where deleted_at is null',
    test,
  },
  {
    id: 'bulk-keeps-the-plans-limit',
    file: 'src/features/bulk-listing/server/work/steps.ts',
    search: '= limit === undefined ? {} : { live_products: limit }',
    replace: '= limit === undefined ? {} : {}',
    test,
  },
  {
    id: 'bulk-refused-leaves-nothing',
    file: 'src/features/bulk-listing/server/work/work.job.ts',
    search: '  if (refused(more)) throw new RowRefused(more)\n',
    replace: '  if (refused(more)) return true\n',
    test,
  },
  {
    id: 'bulk-takes-back-the-untouched',
    file: 'src/features/products/server/edit/remove.ts',
    search: ' || (await wasTouched(seller.tx, id))',
    replace: '',
    test,
  },
  {
    id: 'bulk-late-job-does-nothing',
    file: 'src/features/bulk-listing/server/work/work.job.ts',
    search: 'row?.revision === revision && (',
    replace: 'row && revision && (',
    test,
  },
]
