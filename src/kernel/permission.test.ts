import { expect, expectTypeOf, test } from 'vitest'
import { stores } from '#features/stores/contract.ts'
import { type AnyOperation, mayAsk, type OpenToGuests, permissionsOf } from './operation.ts'
import { all, isForSale, mayDo, namesIn, opens, some } from './permission.ts'

const held = (...names: string[]) => new Set(names)
const either = some('bounties.view_detail', 'bounties.hunting')
const both = all('bounties.view_detail', 'bounties.hunting')

test('of some permissions one is enough; of all permissions none may be missing', () => {
  expect([held(), held('bounties.hunting'), held('bounties.view_detail'), held('signed_in')].map((one) => mayDo(one, either))).toEqual([
    ...[false, true, true, false],
  ])
  expect([held(), held('bounties.hunting'), held('bounties.view_detail', 'bounties.hunting')].map((one) => mayDo(one, both))).toEqual([
    ...[false, false, true],
  ])
  expect([mayDo(held(), 'everyone'), mayDo(held(), 'signed_in'), mayDo(held('signed_in'), 'signed_in')]).toEqual([true, false, true])
})

test('plans are told by every name that an operation combines', () => {
  expect(namesIn(either)).toEqual(['bounties.view_detail', 'bounties.hunting'])
  expect(permissionsOf({ permission: both, also: ['my_store.business'] } as never)).toEqual([
    ...['bounties.view_detail', 'bounties.hunting', 'my_store.business'],
  ])
  expect(permissionsOf({ permission: 'everyone' } as never)).toEqual([])
})

test('a plan opens some with one of them, all with every one; what is of roles no plan opens', () => {
  expect([opens(['bounties.hunting'], either), opens(['bounties.hunting'], both), opens(['bounties.hunting', 'bounties.view_detail'], both)]).toEqual(
    [...[true, false, true]],
  )
  const staffToo = all('user.access.chat', 'my_store.business')
  expect([isForSale(held(), staffToo), isForSale(held('user.access.chat'), staffToo), opens(['my_store.business'], staffToo)]).toEqual([
    ...[false, true, true],
  ])
  const orStaff = some('user.access.chat', 'my_store.business')
  expect([
    isForSale(held(), orStaff),
    isForSale(held(), 'user.access.chat'),
    isForSale(held(), some('user.access.chat', 'user.access.admin')),
  ]).toEqual([...[true, false, false]])
})

test('a handler meets guests only where its operation says so', () => {
  type Asking<P, G> = Omit<AnyOperation, 'permission' | 'guests'> & { readonly permission: P; readonly guests?: G }
  expectTypeOf<OpenToGuests<Asking<'everyone', undefined>>>().toEqualTypeOf<true>()
  expectTypeOf<OpenToGuests<Asking<'stores.view', undefined>>>().toEqualTypeOf<false>()
  expectTypeOf<OpenToGuests<typeof stores.list>>().toEqualTypeOf<true>()
  expectTypeOf<OpenToGuests<typeof stores.create>>().toEqualTypeOf<false>()
  const guest = { kind: 'guest', permissions: held('stores.view', 'my_store.crud') } as const
  expect([mayAsk(stores.list, guest), mayAsk(stores.create, guest), mayAsk(stores.create, { ...guest, kind: 'member' })]).toEqual([true, false, true])
})
