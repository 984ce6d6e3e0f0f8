import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import type { shipping } from '../contract.ts'

export type RateAnswer = AnswerOf<typeof shipping.rates>['rates'][number]
export type RatesGiven = GivenOf<typeof shipping.setRates>['rates']
type RateReach = RateAnswer['reach']

/** Form state of a row; invalid numbers are undefined, and the server reports them. */
export interface TypedRate {
  readonly key: string
  readonly shipping_option: string
  readonly reach: RateReach
  readonly amount: number | undefined
  readonly amount_next: number | undefined
  readonly free_over: number | undefined
  readonly days_least: number | undefined
  readonly days_most: number | undefined
}

/** Defaults of a new seller: tracked letter within the country, registered letter abroad. */
export const usualRates: readonly TypedRate[] = [
  { key: 'home', shipping_option: 'letter_tracked', reach: 'home', amount: 350, amount_next: 0, free_over: undefined, days_least: 2, days_most: 5 },
  {
    key: 'abroad',
    shipping_option: 'letter_registered',
    reach: 'abroad',
    amount: 850,
    amount_next: 0,
    free_over: undefined,
    days_least: 6,
    days_most: 18,
  },
]

export const typedRates = (rates: readonly RateAnswer[]): readonly TypedRate[] =>
  rates.map(({ id, free_over, ...rate }) => ({ ...rate, key: id, free_over: free_over ?? undefined }))

export const givenRates = (rates: readonly TypedRate[]): RatesGiven =>
  rates.map(({ shipping_option, reach, amount, amount_next, free_over, days_least, days_most }) => ({
    shipping_option,
    reach,
    amount: amount as number,
    amount_next: amount_next ?? 0,
    free_over: free_over ?? null,
    days_least: days_least as number,
    days_most: days_most as number,
  }))
