import { expect, test } from 'vitest'
import type { Id } from '#kernel/shapes.ts'
import { type AccountName, movementsOf } from './rules.ts'

const ann: AccountName = { owner_id: 'ann' as Id<'members'>, code: 'seller_reserved', currency: 'USD' }
const bank: AccountName = { owner_id: null, code: 'psp_clearing', currency: 'USD' }

test('two lines of one account are one movement, and a line of zero is none', () => {
  const fees: AccountName = { owner_id: null, code: 'commission_revenue', currency: 'USD' }
  const lines = [
    { account: bank, debit: 500 },
    { account: ann, credit: 300 },
    { account: ann, credit: 200 },
    { account: fees, credit: 0 },
  ]
  expect(movementsOf(lines)).toEqual([
    { account: bank, debit: 500, credit: 0 },
    { account: ann, debit: 0, credit: 500 },
  ])
})

test.each([
  ['one side only', [{ account: ann, credit: 5 }]],
  [
    'two currencies against each other',
    [
      { account: ann, credit: 5 },
      { account: { ...bank, currency: 'EUR' }, debit: 5 },
    ],
  ],
  [
    'coins in an account of money',
    [
      { account: { ...ann, currency: 'COIN' }, credit: 5 },
      { account: { ...bank, currency: 'COIN' }, debit: 5 },
    ],
  ],
  [
    'money in an account of coins',
    [
      { account: { ...ann, code: 'member_coins' as const }, credit: 5 },
      { account: bank, debit: 5 },
    ],
  ],
  [
    'coins against money',
    [
      { account: { ...ann, code: 'member_coins' as const, currency: 'COIN' }, credit: 5 },
      { account: bank, debit: 5 },
    ],
  ],
  [
    'a fraction of a cent',
    [
      { account: ann, credit: 0.5 },
      { account: bank, debit: 0.5 },
    ],
  ],
  [
    'less than nothing',
    [
      { account: ann, credit: -5 },
      { account: bank, debit: -5 },
    ],
  ],
  [
    'more than a number holds',
    [
      { account: ann, credit: 2 ** 53 },
      { account: bank, debit: 2 ** 53 },
    ],
  ],
  ['debit and credit in one line', [{ account: ann, credit: 5, debit: 5 }]],
  [
    'a member’s account of nobody',
    [
      { account: { ...ann, owner_id: null }, credit: 5 },
      { account: bank, debit: 5 },
    ],
  ],
  [
    'a platform’s account of ann',
    [
      { account: ann, credit: 5 },
      { account: { ...bank, owner_id: ann.owner_id }, debit: 5 },
    ],
  ],
])('%s is no posting', (_, lines) => {
  expect(() => movementsOf(lines)).toThrow()
})
