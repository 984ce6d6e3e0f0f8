import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'store-keeps-its-minimum',
    file: 'src/features/stores/contract.ts',
    search: '...storeFields, minimum_order: z.optional(Amount), ...withRates',
    replace: '...storeFields, ...withRates',
    test: 'src/features/stores/server/stores.test',
  },
  {
    id: 'vacation-is-the-owners',
    file: 'src/features/stores/server/vacation/vacation.ts',
    search: "  if ((await storeOfMember(tx, viewer.id))?.id !== id) return refuse('store.not_found')\n",
    replace: '',
    test: 'src/features/stores/server/vacation/vacation.test',
  },
  {
    id: 'vacation-sells-nothing',
    file: 'src/features/products/server/stock/for-sale.ts',
    search: "store.on_vacation && status === 'published' ? 'away' : status",
    replace: 'status',
    test: 'src/features/stores/server/vacation/vacation.test',
  },
  {
    id: 'seller-store-reach',
    file: 'src/features/stores/server/show.ts',
    search: 'found && (await findSeenStore(db, found.id, viewer.id))',
    replace: 'found',
    test: 'src/features/stores/server/stores.test',
  },
  {
    id: 'store-card-reach',
    file: 'src/features/stores/server/queries-subject.ts',
    search: " and ${ownerVisibleTo(viewer, 'stores.member_id')})`",
    replace: ')`',
    test: 'src/test/contract/subjects',
  },
  {
    id: 'store-only-with-its-rates',
    file: 'src/features/stores/server/create.ts',
    search: '  if (wrongRates) return wrongRates\n',
    replace: '',
    test: 'src/features/stores/server/stores',
  },
  {
    id: 'stores-found-there',
    file: 'src/features/stores/server/queries-list.ts',
    search: ".where(ownerVisibleTo(viewer, 'stores.member_id'))",
    replace: '',
    test: 'src/features/stores/server/stores',
  },
  {
    id: 'suggest-store-number-unseen',
    file: 'src/features/stores/server/find/queries-names.ts',
    search: '${to}::int and ${isShown(viewer)} order',
    replace: '${to}::int order',
    test: 'src/features/search/server/suggest.test',
  },
  {
    id: 'suggest-store-words-unseen',
    file: 'src/features/stores/server/find/queries-names.ts',
    search: '::uuid[]) and ${isShown(viewer)}',
    replace: '::uuid[])',
    test: 'src/features/search/server/suggest.test',
  },
  {
    id: 'store-followers-of-who-shows-them',
    file: 'src/features/stores/server/record/queries-followers.ts',
    search: " and shows_part(${viewer}::uuid, s.member_id, 'network')",
    replace: '',
    test: 'src/features/stores/server/record',
  },
]
