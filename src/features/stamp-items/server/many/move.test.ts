import { expect, test } from 'vitest'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { stampItems } from '../../contract.ts'

const world = useWorld()
type Who = Awaited<ReturnType<typeof world.join>>
const order = async (who: Who, of = who) => {
  const { data } = (await who.gets(stampItems.cards, { user_id: of.id as never, order_by_condition: 'own' })).cards
  return data.map(({ name }) => name).join('')
}
async function boxOf(name: string, letters: string) {
  const who = await world.join(name)
  const ids: Record<string, never> = {}
  for (const letter of letters) ids[letter] = (await keepItem(world, who, { name: letter })).id as never
  const move = (some: string, before?: string) =>
    who.ask(stampItems.move, { ids: [...some].map((one) => ids[one]!), before: before ? ids[before]! : null })
  return { who, ids, move }
}

test('ann lays her items in an order of her own; what comes later stands behind; others see her order', async () => {
  const { who, move } = await boxOf('olga', 'ABCDE')
  expect(await order(who)).toBe('ABCDE')
  expect((await move('D', 'B')).status).toBe(200)
  expect(await order(who)).toBe('ADBCE')
  await move('EA', 'B')
  expect(await order(who)).toBe('DEABC')
  await move('D')
  expect(await order(who)).toBe('EABCD')
  await keepItem(world, who, { name: 'F' })
  expect(await order(who)).toBe('EABCDF')
  await move('C', 'E')
  expect([await order(who), await order(world.ben as never, who)]).toEqual(['CEABDF', 'CEABDF'])
  expect((await move('C', 'C')).status).toBe(200)
  expect(await order(who)).toBe('CEABDF')
})

test('a hundred moves to the same place find room', async () => {
  const { who, move } = await boxOf('paul', 'ABC')
  for (let n = 0; n < 30; n++) {
    await move('A', 'C')
    await move('B', 'C')
  }
  expect(await order(who)).toBe('ABC')
  await move('B', 'A')
  expect(await order(who)).toBe('BAC')
})

test('page by page in the own order each item comes once; nobody moves what is another’s', async () => {
  const { who, ids, move } = await boxOf('rita', 'ABCDEFG')
  await move('G', 'A')
  const seen: string[] = []
  for (let cursor: string | undefined, more = true; more; ) {
    const { cards } = await who.gets(stampItems.cards, {
      user_id: who.id as never,
      order_by_condition: 'own',
      page_size: 2,
      ...(cursor && { cursor }),
    })
    seen.push(...cards.data.map(({ name }) => name))
    cursor = cards.next_page_url ? (new URL(cards.next_page_url, 'http://x').searchParams.get('cursor') ?? undefined) : undefined
    more = cursor !== undefined
  }
  expect(seen.join('')).toBe('GABCDEF')
  expect((await world.ben.ask(stampItems.move, { ids: [ids.A!] })).code).toBe('stamp_item.not_found')
  const bens = await keepItem(world, world.ben)
  expect((await who.ask(stampItems.move, { ids: [ids.A!], before: bens.id as never })).code).toBe('stamp_item.not_found')
  expect(await order(who)).toBe('GABCDEF')
})
