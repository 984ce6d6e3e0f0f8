import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { address } from '#web/router/screen.ts'
import { baskets } from '../contract.ts'

export type BasketInput = InputOf<typeof baskets.show>
export type BasketAnswer = AnswerOf<typeof baskets.show>['basket']
export type BasketParcelAnswer = BasketAnswer['parcels'][number]
export type BasketLineAnswer = BasketParcelAnswer['lines'][number]

const BASKET = '/wishlists/basket'
export const basketAddress = (input: BasketInput, news: Partial<BasketInput> = {}) => address(BASKET, baskets.show, { ...input, ...news })

/** With this copy in place of another of the same want. */
export const withCopy = (input: BasketInput, line: BasketLineAnswer, product_id: BasketLineAnswer['product_id']) =>
  basketAddress(input, { with: [...without(input.with, [line.product_id, ...line.others.map((other) => other.product_id)]), product_id] })
export const withoutWant = (input: BasketInput, wish_id: string) => basketAddress(input, { without: [...input.without, wish_id] })
export const withWant = (input: BasketInput, wish_id: string) => basketAddress(input, { without: without(input.without, [wish_id]) })

const without = <T extends string>(all: readonly T[], these: readonly T[]) => all.filter((one) => !these.includes(one))
