import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type $ZodObject, parse, safeParse } from 'zod/v4/core'
import { PAGE, PAGE_SIZES } from '#kernel/measures.ts'
import type { AnyOperation } from '#kernel/operation.ts'

const contracts = await Promise.all(
  globSync('src/features/*/contract.ts').map(async (file) => Object.values((await import(`../../../${file}`)) as Record<string, unknown>)),
)
const isOperation = (one: unknown): one is AnyOperation => typeof one === 'object' && one !== null && 'http' in one && 'input' in one
const operations = contracts
  .flat()
  .flatMap((contract) => (contract && typeof contract === 'object' ? Object.values(contract).filter(isOperation) : []))
const shapeOf = ({ input }: AnyOperation) => (input as $ZodObject)._zod.def.shape
const lists = operations.filter((op) => 'page_size' in shapeOf(op) && 'cursor' in shapeOf(op)).map((op) => [op.http, op] as const)

test('there are lists to look at', () => expect(lists.length).toBeGreaterThan(20))

test.each(lists)('%s takes each length that a reader may choose, nothing longer, and begins with a named one', (_, op) => {
  const { page_size } = shapeOf(op)
  expect(PAGE_SIZES).toEqual([10, 25, 50, 100, 250])
  for (const size of PAGE_SIZES) expect(parse(page_size!, size)).toBe(size)
  for (const size of [0, 251]) expect(safeParse(page_size!, size).success).toBe(false)
  expect(Object.values(PAGE)).toContain(parse(page_size!, undefined))
})

test('lists begin as the specification says', () => {
  const usual = Object.fromEntries(lists.map(([http, op]) => [http, parse(shapeOf(op).page_size!, undefined)]))
  expect(usual).toMatchObject({
    'GET /products': 25,
    'GET /catalogue': 25,
    'GET /stores': 25,
    'GET /users': 30,
    'GET /notifications': 30,
    'GET /topics': 15,
    'GET /users/{id}/followers': 30,
  })
  expect(PAGE.unread_notices).toBe(12)
})

const screens = globSync(['src/pages/**/*.{ts,tsx}', 'src/features/*/web/**/*.{ts,tsx}', 'src/web/list/*.tsx'], { exclude: ['**/*.test.*'] }).map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
)

test('every screen that is walked by numbers offers its lengths: none draws the numbers alone', () => {
  expect(screens.filter(([, text]) => text.includes('<Pager')).map(([file]) => file)).toEqual(['src/web/list/Pages.tsx'])
  expect(screens.filter(([, text]) => /<(Pages|WayOn)\b/.test(text)).length).toBeGreaterThan(9)
})

test('no screen has a length of its own: those of lists are named once', () => {
  const own = screens.flatMap(([file, text]) => [...text.matchAll(/page_size: (\d+)/g)].filter(([, size]) => size !== '1').map(() => file))
  expect(own).toEqual([])
})
