import { describe, expect, test } from 'vitest'
import type { ProductId } from '#features/products/contract.ts'
import type { OrderGroupId } from '../../contract.ts'
import {
  afterBuying,
  type Cart,
  emptyCart,
  howMany,
  MOST_LINES,
  merged,
  quantityOf,
  readCart,
  unitsIn,
  whileBuying,
  withLineBack,
  withMore,
  without,
  withPrices,
  withQuantity,
} from './cart.ts'

const uuid = (n: number) => `01990000-0000-7000-8000-${String(n).padStart(12, '0')}`
const item = (n: number, quantity_available = 5) => ({ product_id: uuid(n) as ProductId, name: `Penny black ${n}`, quantity_available })
const holding = (...counts: number[]): Cart => counts.reduce((cart, count, n) => withMore(cart, item(n), count), emptyCart)
const group = uuid(900) as OrderGroupId

describe('adding to ben’s cart', () => {
  test('adds as many as he wanted', () => {
    expect(quantityOf(withMore(emptyCart, item(1), 3), uuid(1))).toBe(3)
  })
  test('adds the same product again', () => {
    const cart = withMore(holding(2), item(0), 3)
    expect(cart.lines).toHaveLength(1)
    expect(unitsIn(cart)).toBe(5)
  })
  test('adds only one, where he wants more than the stock', () => {
    expect(howMany(holding(3), item(0), 3)).toBe(1)
    expect(unitsIn(withMore(holding(3), item(0), 3))).toBe(4)
  })
  test('adds none if the last unit is in it', () => {
    expect(howMany(holding(5), item(0), 1)).toBe(0)
    expect(withMore(holding(5), item(0), 1)).toEqual(holding(5))
  })
  test('adds none without stock', () => {
    expect(withMore(emptyCart, item(1, 0), 1)).toBe(emptyCart)
  })
  test('stops at the lines that one purchase may have', () => {
    const full = Array.from({ length: MOST_LINES }).reduce<Cart>((cart, _, n) => withMore(cart, item(n), 1), emptyCart)
    expect(howMany(full, item(500), 1)).toBe(0)
    expect(howMany(full, item(0), 1)).toBe(1)
  })
})

describe('changing ben’s cart', () => {
  test.each([
    [0, 1],
    [4, 4],
    [99, 5],
  ])('a quantity of %i becomes %i', (wanted, kept) => {
    expect(quantityOf(withQuantity(holding(2), uuid(0), wanted, 5), uuid(0))).toBe(kept)
  })
  test('a removed line is restored at its place', () => {
    const cart = holding(1, 2, 3)
    const gone = without(cart, [uuid(1)])
    expect(gone.lines).toHaveLength(2)
    expect(withLineBack(gone, cart.lines[1]!, 1)).toEqual(cart)
    expect(withLineBack(cart, cart.lines[1]!, 1)).toBe(cart)
  })
})

describe('a price that rises while a product is in the cart', () => {
  const priced = (cart: Cart, ...prices: number[]) => withPrices(cart, new Map(prices.map((price, n) => [uuid(n), price])))
  test('is compared with the first price that ben saw', () => {
    const cart = readCart(JSON.stringify(priced(priced(holding(1, 2), 1_250), 1_500, 300)))
    expect(cart.lines.map(({ price }) => price)).toEqual([1_250, 300])
  })
})

describe('a stored cart', () => {
  test('is read as it was written', () => {
    const cart = whileBuying(holding(1, 2), group, [uuid(0) as ProductId])
    expect(readCart(JSON.stringify(cart))).toEqual(cart)
  })
  test.each([null, '', 'nonsense', '[]', '{"lines":[{"product_id":"7"}]}', '{"lines":[{"order_quantity":-1}]}'])('%j is an empty cart', (text) => {
    expect(readCart(text)).toEqual(emptyCart)
  })
})

describe('when ben logs in', () => {
  test('his cart as a guest is merged', () => {
    const cart = merged(holding(1), withMore(emptyCart, item(7), 2))
    expect(cart.lines.map(({ order_quantity }) => order_quantity)).toEqual([1, 2])
  })
  test('the same thing in both is not counted twice', () => {
    expect(unitsIn(merged(holding(2), holding(3)))).toBe(3)
    expect(unitsIn(merged(holding(3), holding(2)))).toBe(3)
  })
})

describe('when the purchase is paid', () => {
  const cart = whileBuying(holding(1, 2), group, [uuid(0) as ProductId])
  test('bought products are removed, and later ones stay', () => {
    expect(afterBuying(cart, group).lines.map(({ product_id }) => product_id)).toEqual([uuid(1)])
  })
  test('another tab knows which purchase it was', () => {
    expect(readCart(JSON.stringify(afterBuying(cart, group))).bought).toBe(group)
  })
  test('a repeated or another purchase removes nothing', () => {
    const after = afterBuying(cart, group)
    expect(afterBuying(after, group)).toBe(after)
    expect(afterBuying(cart, uuid(901))).toBe(cart)
  })
})
