import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'owners-facts',
    file: 'src/features/stamp-items/server/view.ts',
    search: '...(owned ? row : withoutOwnersFacts(row)),',
    replace: '...row,',
    test: 'src/features/stamp-items/server/item-facts.test',
  },
  {
    id: 'item-card-reach',
    file: 'src/features/stamp-items/server/queries-subject.ts',
    search: ' or ${shownTo(viewer)})`',
    replace: ' or true)`',
    test: 'src/test/contract/subjects',
  },
  {
    id: 'entry-is-there',
    file: 'src/features/stamp-items/server/check.ts',
    search: '!(await entryNames(tx, [given.catalogue_entry_id])).length',
    replace: '(await entryNames(tx, [given.catalogue_entry_id])).length > 1',
    test: 'src/features/catalogue',
  },
  {
    id: 'newest-are-shown',
    file: 'src/features/stamp-items/server/queries.ts',
    search: "    .where('status', 'in', [...shownStatuses])\n",
    replace: '',
    test: 'src/features/profiles/server/showcase',
  },
  {
    id: 'collection-hidden',
    file: 'src/features/stamp-items/server/queries.ts',
    search: "\n  and shows_part(${viewer}::uuid, stamp_items.member_id, 'collection')",
    replace: '',
    test: 'src/features/profiles/server/showcase',
  },
  {
    id: 'promised-keeps-a-picture',
    file: 'src/features/stamp-items/server/update.ts',
    search: ' ?? pictured(kept, given.media_ids)',
    replace: '',
    test: 'src/features/stamp-items/server/stamp-items.test',
  },
  {
    id: 'one-unit-one-promise',
    file: 'src/features/stamp-items/server/queries-units.ts',
    search: 'and ${sql.ref(unit)} - ${committed} >= ${quantity} returning id',
    replace: 'returning id',
    test: 'src/features/products src/features/stamp-items',
  },
  {
    id: 'item-reach',
    file: 'src/features/stamp-items/server/queries.ts',
    search: 'stamp_items.status = any(${[...shownStatuses]}::text[]) and ${ownerVisibleTo',
    replace: '${[...shownStatuses]}::text[] is not null and ${ownerVisibleTo',
    test: 'src/features/stamp-items',
  },
]
