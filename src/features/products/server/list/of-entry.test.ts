import { expect, test } from 'vitest'
import type { Id } from '#kernel/shapes.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { products } from '../../contract.ts'

const world = useWorld()
const found = async (id: string, who = world.guest) => (await who.gets(products.ofEntry, { id: id as never })).products.map(({ name }) => name)

test('copies of a catalogue entry first, then listings with its number and country; no drafts, sold ones or blocked sellers’', async () => {
  await openShop(world.ann)
  const [id, other] = (await keepEntry(
    world,
    {
      country: 'FR',
      catalogue_number: [
        { type: 'michel', number: '8' },
        { type: 'scott', number: '77' },
      ],
    },
    { country: 'FR', catalogue_number: [{ type: 'scott', number: '78' }] },
  )) as [Id<'catalogue_entries'>, Id<'catalogue_entries'>]
  const entry = { catalogue_entry_id: id as never, catalogue_number: [], country: 'FR' }
  const numbered = (country: string) => ({ catalogue_number: [{ type: 'scott', number: '77' }], country })
  await sell(world, world.ann, { item: entry, product: { name: 'A copy' } })
  await sell(world, world.ann, { item: numbered('FR'), product: { name: 'The same number' } })
  await sell(world, world.ann, { item: numbered('DE'), product: { name: 'Another country’s' } })
  await sell(world, world.ann, { item: entry, product: { name: 'A draft', is_published: false } })
  await world.settle()
  expect(await found(id)).toEqual(['A copy', 'The same number'])
  expect(await found(other)).toEqual([])
  expect(await found(crypto.randomUUID())).toEqual([])
  const finn = await world.join('finn')
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ann.id, finn.id])
  expect(await found(id, finn)).toEqual([])
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [world.ann.id])
  expect(await found(id)).toEqual([])
})
