import { expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import { fixturesOf, openShop } from '#test/support/fixtures.ts'
import { request } from '#test/support/http-request.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ web: true })

/** What the list of what is for sale shows of a card to whoever has these cookies, at an address that nobody asked for before. */
let asked = 0
async function cardOf(id: string, cookie = '') {
  asked += 1
  const { text } = await request(`${world.url}/marketplace/for-sale?max_price=${900_000 + asked}`, { headers: { cookie } })
  const [, card = ''] = text.split(`id="card-${id}"`)
  return card.slice(card.indexOf('>') + 1, card.indexOf('</article>')).replaceAll(/<[^>]*>/g, ' ')
}

test('a card that stands on many pages shows each reader their language, their figures and the price of now', async () => {
  await openShop(world.ann)
  const given = await fixturesOf(world, world.ann, { product: { regular_price: 123_450 } })
  const { id } = (await world.ann.gets(products.create, given)).product
  const ben = `session=${world.ben.token}`
  const shown = async () => [await cardOf(id), await cardOf(id, 'locale=ru'), await cardOf(id, 'numbers=comma'), await cardOf(id, ben)]
  const [before, again] = [await shown(), await shown()]
  expect(again).toEqual(before)
  expect(new Set(before.slice(0, 3)).size, before.join('\n')).toBe(3)
  expect(before[0]).toContain('1,234.50')
  expect(before[2]).toContain('1.234,50')
  await world.ann.gets(products.update, { ...given, id, regular_price: 99_900 })
  for (const card of await shown()) expect(card).toMatch(/999[.,]00/)
})
