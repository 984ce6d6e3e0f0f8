import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auctions } from '#features/auctions/contract.ts'
import { dashboard } from '#features/dashboard/contract.ts'
import { network } from '#features/network/contract.ts'
import { wishlists } from '#features/wishlists/contract.ts'
import { endsIn, openLot } from '#test/support/auctions.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { recommendations } from '../contract.ts'

const world = useWorld()
const HOURS = 3_600_000

/** Every reason of this member with the titles under it. */
const told = async (who: Actor) => {
  const { recommendations: reasons } = await who.gets(recommendations.list, {})
  return reasons.map(({ why, things }) => `${why}: ${things.map(({ card }) => card.title).join(', ')}`)
}
const wants = (who: Actor, wishable_id: string, wishable_type = 'CatalogueEntry') => who.gets(wishlists.wish, { wishable_type, wishable_id })
async function lists(seller: Actor, name: string, item: object = {}) {
  const { id } = await sell(world, seller, { item: { name, country: 'JP', year_issued: 1950, ...item }, product: { name } })
  await world.settle()
  return id
}
let cleo: Actor
let count = 0

/** Enough lots for all of these tests. */
beforeAll(async () => void (await world.pool.query("update members set plan = 'business' where id = $1", [world.ann.id])))
beforeEach(async () => {
  cleo = await world.join(`cleo${++count}`)
})

test('cleo wants an entry: the copy that ann sells and the lot that she auctions are shown, her own copy is not', async () => {
  const { ann } = world
  await openShop(ann)
  const [entry] = await keepEntry(world, { name: 'Blue Mauritius', series: '' })
  await lists(ann, 'Mauritius for sale', { catalogue_entry_id: entry })
  await openLot(world, ann, { name: 'Mauritius as a lot' }, { name: 'Mauritius as a lot', catalogue_entry_id: entry as never, country: 'MU' })
  await lists(ann, 'Something else')
  expect(await told(cleo)).toEqual([])
  await wants(cleo, entry!)
  expect(await told(cleo)).toEqual(['wants: Mauritius for sale, Mauritius as a lot'])
  await wants(ann, entry!)
  expect(await told(ann)).toEqual([])
})

test('cleo has two of three stamps of a set: the third is shown, and nothing of a set of which she has one of three', async () => {
  const { ann } = world
  const three = ['a', 'b', 'c'].map((name) => ({ name: `Swan ${name}`, series: 'Swans' }))
  const [first, second, third] = await keepEntry(world, ...three)
  const [horse, mare] = await keepEntry(world, ...['a', 'b', 'c'].map((name) => ({ name: `Horse ${name}`, series: 'Horses' })))
  await lists(ann, 'The third swan', { catalogue_entry_id: third })
  await lists(ann, 'A mare', { catalogue_entry_id: mare })
  for (const catalogue_entry_id of [first, horse])
    await keepItem(world, cleo, { name: 'Had', catalogue_entry_id: catalogue_entry_id as never, country: 'GB' })
  expect(await told(cleo)).toEqual([])
  await keepItem(world, cleo, { name: 'Had too', catalogue_entry_id: second as never, country: 'GB' })
  expect(await told(cleo)).toEqual(['sets: The third swan'])
})

test('lots that end within three days are shown for the countries that cleo collects', async () => {
  const { ann } = world
  const [soon, late, other] = [
    await openLot(world, ann, { name: 'Peru soon' }, { name: 'Peru soon', country: 'PE' }),
    await openLot(world, ann, { name: 'Peru late' }, { name: 'Peru late', country: 'PE' }),
    await openLot(world, ann, { name: 'Chile soon' }, { name: 'Chile soon', country: 'CL' }),
  ]
  await endsIn(world, soon!.id, 5 * HOURS)
  await endsIn(world, late!.id, 100 * HOURS)
  await endsIn(world, other!.id, 5 * HOURS)
  expect(await told(cleo)).toEqual([])
  await keepItem(world, cleo, { name: 'From Peru', country: 'PE' })
  expect(await told(cleo)).toEqual(['ending: Peru soon'])
  const ada = await world.join('ada', { role: 'administrator' })
  const closed = (...parts: string[]) => ada.gets(dashboard.keepParts, { closed: parts })
  await closed('auctions')
  await expect.poll(() => told(cleo), { timeout: 5_000 }).toEqual([])
  await closed()
  await expect.poll(() => told(cleo), { timeout: 5_000 }).toEqual(['ending: Peru soon'])
})

test('what is like a wished listing or a watched lot is shown: of its kind, country and years', async () => {
  const { ann } = world
  const wished = await lists(ann, 'Oman 1970', { country: 'OM', year_issued: 1970 })
  await lists(ann, 'Oman 1973', { country: 'OM', year_issued: 1973 })
  await lists(ann, 'Oman 1990', { country: 'OM', year_issued: 1990 })
  await wants(cleo, wished, 'Product')
  expect(await told(cleo)).toEqual(['alike: Oman 1973'])
  const { id } = await openLot(world, ann, { name: 'Togo lot' }, { name: 'Togo lot', country: 'TG', year_issued: 1960 })
  await lists(ann, 'Togo 1961', { country: 'TG', year_issued: 1961 })
  await cleo.gets(auctions.watch, { id, is_watched: true })
  expect(await told(cleo)).toEqual(['alike: Oman 1973, Togo 1961'])
})

test('the newest of sellers whom cleo follows are shown; what she wants of them stands under wants alone', async () => {
  const ben = await world.join(`vera${count}`)
  await openShop(ben)
  const [entry] = await keepEntry(world, { name: 'Red penny', series: '' })
  await lists(ben, 'Penny of ben', { catalogue_entry_id: entry })
  for (const n of [1, 2, 3, 4]) await lists(ben, `Number ${n}`)
  await cleo.gets(network.follow, { id: ben.id as never })
  expect(await told(cleo)).toEqual(['sellers: Number 4, Number 3, Number 2'])
  await wants(cleo, entry!)
  expect(await told(cleo)).toEqual(['wants: Penny of ben', 'sellers: Number 4, Number 3, Number 2'])
})

test('a reason that cleo turns off is gone and told as off, for her alone, until she turns it on', async () => {
  const { ben } = world
  const seller = await world.join(`shop${count}`)
  await openShop(seller)
  await lists(seller, 'Of the shop')
  for (const who of [cleo, ben]) await who.gets(network.follow, { id: seller.id as never })
  for (let n = 0; n < 2; n++) await cleo.gets(recommendations.choose, { why: 'sellers', is_on: false })
  expect([await told(cleo), await told(ben)]).toEqual([[], ['sellers: Of the shop']])
  expect((await cleo.gets(recommendations.list, {})).off).toEqual(['sellers'])
  await cleo.gets(recommendations.choose, { why: 'sellers', is_on: true })
  expect(await told(cleo)).toEqual(['sellers: Of the shop'])
  expect((await cleo.ask(recommendations.choose, { why: 'nothing', is_on: true } as never)).status).toBe(422)
})

test('B3 what is sold out, hidden, or of a member who has blocked cleo is recommended to nobody', async () => {
  const seller = await world.join(`hidden${count}`)
  await openShop(seller)
  const id = await lists(seller, 'Seen or not')
  await cleo.gets(network.follow, { id: seller.id as never })
  expect(await told(cleo)).toEqual(['sellers: Seen or not'])
  for (const [away, back] of [
    ['update listings set quantity = 0 where subject_id = $1', 'update listings set quantity = 1 where subject_id = $1'],
    [
      'update members set suspended_at = clock_timestamp() where id = (select member_id from products where id = $1)',
      'update members set suspended_at = null where id = (select member_id from products where id = $1)',
    ],
    [
      `insert into blocks (blocker_id, blocked_id) select member_id, '${cleo.id}' from products where id = $1`,
      'delete from blocks where blocker_id = (select member_id from products where id = $1)',
    ],
  ] as const) {
    await world.pool.query(away, [id])
    expect(await told(cleo), away).toEqual([])
    await world.pool.query(back, [id])
  }
  expect(await told(cleo)).toEqual(['sellers: Seen or not'])
})
