import { expect, test } from 'vitest'
import { moves } from '#kernel/machine.ts'
import {
  accountAfter,
  accountMachine,
  accountStatuses,
  failureOf,
  follows,
  isOurs,
  mayOnboard,
  needsOf,
  type PaymentStatus,
  rests,
  untilAccountLook,
  untilNextLook,
  type Word,
} from './rules.ts'

const all: PaymentStatus[] = ['requires_payment', 'requires_action', 'processing', 'captured', 'failed', 'voided']
const words = all.filter((status) => status !== 'requires_payment') as Word['status'][]

test('every decline has words of its kind; a lost, stolen or suspected card is declined and no more is said', () => {
  for (const code of [
    'lost_card',
    'stolen_card',
    'fraudulent',
    'merchant_blacklist',
    'pickup_card',
    'restricted_card',
    'security_violation',
    'do_not_honor',
  ])
    expect(failureOf(code, 'card_declined')).toBe('declined')
  expect(failureOf('issuer_not_available', 'card_declined')).toBe('try_again')
  expect(failureOf('call_issuer', 'card_declined')).toBe('ask_bank')
  expect(failureOf('card_velocity_exceeded', 'card_declined')).toBe('limit')
  expect(failureOf('', 'incorrect_number')).toBe('wrong_details')
  expect(failureOf('a code of tomorrow', 'card_declined')).toBe('declined')
})

test('nothing follows captured, only captured follows another final status, any status follows an open one', () => {
  for (const from of all)
    for (const to of words)
      expect([from, to, follows(from, to)]).toEqual([from, to, from === 'captured' ? false : rests(from) ? to === 'captured' : true])
})

test('polls are frequent at first, then rarer, at most an hour apart', () => {
  expect([0, 19, 21, 600, 86_400].map(untilNextLook)).toEqual([10, 10, 11, 300, 3_600])
})

test('the bank’s reasons have helpful texts', () => {
  expect(failureOf('insufficient_funds', 'card_declined')).toBe('insufficient_funds')
  expect(failureOf('generic_decline', 'card_declined')).toBe('declined')
  expect(failureOf(undefined, 'payment_intent_authentication_failure')).toBe('not_authenticated')
  expect(failureOf()).toBe('declined')
})

test('another amount or another currency is not our payment', () => {
  const word = { amount: 500, currency: 'USD' } as Word
  expect(isOurs({ amount: 500, currency: 'USD' }, word)).toBe(true)
  expect(isOurs({ amount: 501, currency: 'USD' }, word)).toBe(false)
  expect(isOurs({ amount: 500, currency: 'EUR' }, word)).toBe(false)
})

test('the gateway decides about an account for payouts; only a lost one is begun again, and a refused one stays', () => {
  const states = [...accountStatuses]
  const words = states.filter((status) => status !== 'begun')
  for (const from of states)
    for (const to of words) {
      const over = from === 'refused' || from === 'lost' || from === to
      expect([from, to, accountAfter(from, to)]).toEqual([from, to, over ? undefined : to])
    }
  for (const from of states) expect(accountAfter(from, 'begun')).toBeUndefined()
  expect(moves(accountMachine).filter(({ by, to }) => by === 'member' && to)).toMatchObject([{ from: 'lost', action: 'begin', to: 'begun' }])
  expect(states.filter((status) => !mayOnboard(status))).toEqual(['refused', 'lost'])
  expect(states.filter((status) => untilAccountLook(status) === null)).toEqual(['refused', 'lost'])
})

test('requirements of the gateway are told in kinds that members know', () => {
  expect(needsOf(['individual.verification.document', 'individual.id_number', 'external_account'])).toEqual(['identity', 'bank'])
  expect(needsOf(['tos_acceptance.date', 'individual.address.city', 'individual.dob.day', 'business_profile.url'])).toEqual([
    'terms',
    'address',
    'person',
    'business',
  ])
  expect(needsOf(['interv_1.form'])).toEqual(['other'])
})
