import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/staff/server'
const reach = 'src/features/staff/server/queries-reach.ts'
export const mutants: readonly Mutant[] = [
  {
    id: 'staff-gone-hears-nothing',
    file: 'src/features/staff/server/slice.ts',
    search: "[{ event: staffEnded, sockets: 'end' }]",
    replace: 'staffEnded ? [] : []',
    test: 'src/features/staff/server/hearing.test',
  },
  { id: 'staff-only-while-at-work', file: reach, search: "w.status = 'active' and", replace: '', test },
  { id: 'staff-not-for-a-suspended-owner', file: reach, search: "${isPresent('boss')}", replace: "${isPresent('boss')} is not null", test },
  { id: 'staff-only-with-the-plan', file: reach, search: "p.permission = 'my_store.staff'", replace: "p.permission <> 'my_store.none'", test },
  {
    id: 'staff-of-this-store',
    file: reach,
    search: 'where w.member_id = ${viewer}::uuid and',
    replace: 'where w.member_id <> ${viewer}::uuid and',
    test,
  },
  {
    id: 'staff-lists-named-stores-only',
    file: reach,
    search: 'named === undefined ? viewer : (await sellersAmong(db, duty, viewer, [named]))[0]',
    replace: 'named === undefined || !db || !duty ? viewer : named',
    test,
  },
  {
    id: 'staff-sees-no-money',
    file: 'src/features/orders/server/view.ts',
    search: "const as_seller = role === 'seller' && !as_staff",
    replace: "const as_seller = role === 'seller'",
    test,
  },
  {
    id: 'staff-sends-and-no-more',
    file: 'src/features/orders/server/view.ts',
    search: ".filter((action) => action === 'ship')",
    replace: ".filter((action) => action !== 'refund') as View['actions']",
    test,
  },
  {
    id: 'staff-under-their-own-name',
    file: 'src/features/orders/server/delivery/ship.ts',
    search: '{ ...input, by: viewer.id }',
    replace: 'input',
    test,
  },
  {
    id: 'staff-is-not-named-to-buyers',
    file: 'src/features/orders/server/view.ts',
    search: "by: role === 'seller' ? by : null",
    replace: 'by',
    test,
  },
  {
    id: 'staff-is-counted',
    file: 'src/features/staff/server/invite.ts',
    search: 'if (!hasPlace(await countStaff(tx, owner_id), limit)) return',
    replace: 'if (!hasPlace(await countStaff(tx, owner_id), undefined)) return',
    test,
  },
  {
    id: 'staff-is-the-owners',
    file: 'src/features/staff/server/queries.ts',
    search: 'where w.id = ${id} and w.owner_id = ${owner_id}`',
    replace: 'where w.id = ${id} and w.owner_id is distinct from ${owner_id && null}`',
    test,
  },
]
