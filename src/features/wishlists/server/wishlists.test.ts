import { expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { albums } from '#features/albums/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { wishlists } from '../contract.ts'

const world = useWorld()
const want = (who: Actor, wishable_id: string, more: object = {}) =>
  who.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id, ...more })
const titles = async (who: Actor, more: object = {}) => {
  const { data, total } = (await who.gets(wishlists.list, more)).wishlists
  return [total, ...data.map(({ wishable_type, card }) => `${wishable_type} ${card.title}`)]
}

test('cleo wishes for an entry, an item, an album and a product; each is counted once, filtered by kind, and taken off again', async () => {
  const { ann, cleo } = world
  const [entry] = await keepEntry(world)
  await openShop(ann)
  const item = (await keepItem(world, ann, { name: 'Swan' })).id
  const { album } = await ann.gets(albums.create, { name: 'Swans', is_private: false })
  const product = (await sell(world, ann)).id
  for (let n = 0; n < 2; n++) expect((await want(cleo, entry!)).wish_list_count).toBe(1)
  await cleo.gets(wishlists.wish, { type: 'StampItem', wishable_id: item })
  await cleo.gets(wishlists.wish, { wishable_type: 'Album', wishable_id: album.id })
  expect((await cleo.gets(wishlists.wish, { wishable_type: 'Product', wishable_id: product })).wish_list_count).toBe(4)
  expect(await titles(cleo)).toEqual([4, 'Product Cérès 20c. noir', 'Album Swans', 'StampItem Swan', 'CatalogueEntry Penny head 1 penny black'])
  expect(await titles(cleo, { type: 'Album' })).toEqual([1, 'Album Swans'])
  expect((await cleo.gets(account.me, {})).user.wish_list_count).toBe(4)
  await ann.gets(albums.update, { id: album.id, is_private: true })
  expect(await titles(cleo, { type: 'Album' })).toEqual([0])
  expect((await cleo.gets(wishlists.wished, { wishable_type: 'CatalogueEntry', ids: [entry!, item] })).ids).toEqual([entry])
  expect((await want(cleo, entry!, { is_wished: false })).wish_list_count).toBe(3)
})

test('B10 what is no kind of wish, and what is hidden, cannot be wished for', async () => {
  const hidden = (await keepItem(world, world.ann, { status: 'PRIVATE' })).id
  for (const wishable_type of ['Store', 'User', 'Setting', '__proto__', 'stampitem', 'Album\u0000', ['Album'], null])
    expect((await world.cleo.ask(wishlists.wish, { wishable_type, wishable_id: hidden } as never)).status).toBe(422)
  expect((await world.cleo.ask(wishlists.wish, { wishable_id: hidden } as never)).code).toBe('wish.kind')
  expect((await world.cleo.ask(wishlists.wish, { wishable_type: 'StampItem', wishable_id: hidden })).status).toBe(404)
})

test('B5 dora’s wishlist is shown as far as she shows it, and never what she would pay', async () => {
  const [dora, erin] = [await world.join('dora'), await world.join('erin')]
  const [entry] = await keepEntry(world, { name: 'Inverted swan' })
  await want(dora, entry!, { note: 'only with original gum', max_amount: 12_500 })
  const own = (await dora.gets(wishlists.list, {})).wishlists.data[0]!
  expect(own).toMatchObject({ type: 'CatalogueEntry', note: 'only with original gum', max_amount: 12_500, currency: 'USD' })
  const asked = { user_id: dora.id as never }
  expect((await erin.gets(wishlists.list, asked)).wishlists.data).toMatchObject([
    { note: 'only with original gum', max_amount: null, currency: null },
  ])
  await world.pool.query("insert into profile_visibility (member_id, field, who) values ($1, 'wishlist', 'nobody')", [dora.id])
  expect((await erin.ask(wishlists.list, asked)).status).toBe(404)
  expect((await dora.gets(wishlists.list, asked)).wishlists.total).toBe(1)
  await world.pool.query('delete from profile_visibility')
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [dora.id, erin.id])
  expect((await erin.ask(wishlists.list, asked)).status).toBe(404)
})

test('two members offer what gina wants: first the one who wants what she would swap; hidden and private offers are none', async () => {
  const [gina, hugo, ida, jack, kate] = (await Promise.all(['gina', 'hugo', 'ida', 'jack', 'kate'].map((name) => world.join(name)))) as [
    Actor,
    Actor,
    Actor,
    Actor,
    Actor,
  ]
  const [wanted, mine] = await keepEntry(world, { name: 'Wanted' }, { name: 'Spare' })
  await want(gina, wanted!)
  await want(ida, mine!)
  await keepItem(world, gina, { name: 'My spare', status: 'FOR_TRADE', catalogue_entry_id: mine as never })
  const offer = (who: Actor, status: 'FOR_TRADE' | 'FOR_SALE' | 'PRIVATE' | 'AT_AN_AUCTION') =>
    keepItem(world, who, { name: `Of ${who.name}`, status, catalogue_entry_id: wanted as never })
  await offer(hugo, 'FOR_SALE')
  await offer(ida, 'FOR_TRADE')
  await offer(jack, 'PRIVATE')
  // Shown to everybody, and not on offer.
  await offer(kate, 'AT_AN_AUCTION')
  const found = async () =>
    (await gina.gets(wishlists.matches, {})).matches.map(({ user, offers, asks }) => [
      user.username,
      offers.map(({ card }) => card.title),
      asks.map(({ card }) => card.title),
    ])
  const of_ida = ['ida', ['Of ida'], ['My spare']]
  expect(await found()).toEqual([of_ida, ['hugo', ['Of hugo'], []]])
  // Whoever only sells takes no place where trades are looked for.
  const swapped = (await gina.gets(wishlists.matches, { for_trade: true })).matches
  expect(swapped.map(({ user, offers }) => [user.username, offers.map(({ status }) => status)])).toEqual([['ida', ['FOR_TRADE']]])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [hugo.id, gina.id])
  expect(await found()).toEqual([of_ida])
  await world.pool.query("insert into profile_visibility (member_id, field, who) values ($1, 'wishlist', 'nobody')", [ida.id])
  expect(await found()).toEqual([['ida', ['Of ida'], []]])
  await world.pool.query('delete from profile_visibility')
  // A blocked member takes nobody's place.
  await world.pool.query('delete from blocks')
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ida.id, gina.id])
  expect((await gina.gets(wishlists.matches, { page_size: 1 })).matches.map(({ user }) => user.username)).toEqual(['hugo'])
})

test('how complete: per country, set and year of what kim has or wants, against the catalogue', async () => {
  const kim = await world.join('kim')
  const entries = await keepEntry(
    world,
    ...[1, 2, 3, 4].map((n) => ({ name: `Swan ${n}`, country: 'AU', series: 'Swans', year_issued: n > 3 ? 1856 : 1854, catalogue_number: [] })),
  )
  for (const entry of [entries[0], entries[0], entries[1]]) await keepItem(world, kim, { catalogue_entry_id: entry as never })
  await want(kim, entries[1]!)
  await want(kim, entries[3]!)
  const by = async (kind: 'country' | 'set' | 'year') =>
    (await kim.gets(wishlists.progress, { by: kind })).progress.map(({ name, country, have, want: wants, total }) => [
      name,
      country,
      have,
      wants,
      total,
    ])
  expect(await by('country')).toEqual([['Australia', null, 2, 1, 4]])
  expect(await by('set')).toEqual([['Swans', 'Australia', 2, 1, 4]])
  expect(await by('year')).toEqual([
    ['1854', null, 2, 0, 3],
    ['1856', null, 0, 1, 1],
  ])
})

test('what a set lacks stands in the order of its years; one press wants all of it, another takes back what it brought', async () => {
  const lara = await world.join('lara')
  const swan = (n: number, more = {}) => ({
    name: `Heron ${n}`,
    country: 'AU',
    series: 'Herons',
    year_issued: 1860 + n,
    catalogue_number: [],
    ...more,
  })
  const [first, second, third, fourth] = await keepEntry(world, swan(1), swan(2), swan(4), swan(3), swan(5, { country: 'NZ' }))
  await keepItem(world, lara, { catalogue_entry_id: first as never })
  await want(lara, second!)
  const set = { by: 'set', code: 'Herons', country: 'AU' } as const
  const lacks = () => lara.gets(wishlists.missing, set)
  const before = await lacks()
  expect(before.entries.data.map(({ name }) => name)).toEqual(['Heron 2', 'Heron 3', 'Heron 4'])
  expect(before).toMatchObject({ name: 'Herons', country: 'Australia', have: 1, want: 1, total: 4, unwanted: [fourth, third] })
  const wanted = await lara.gets(wishlists.wishMany, { catalogue_entry_ids: [...before.unwanted, second!] })
  expect(wanted).toMatchObject({ changed: [fourth, third], wish_list_count: 3 })
  expect(await lacks()).toMatchObject({ want: 3, unwanted: [] })
  await lara.gets(wishlists.wishMany, { catalogue_entry_ids: wanted.changed, is_wished: false })
  expect((await lacks()).unwanted).toEqual([fourth, third])
  expect((await lara.gets(wishlists.list, {})).wishlists.data.map(({ wishable_id }) => wishable_id)).toEqual([second])
  // What ben has and wants is his.
  await keepItem(world, world.ben, { catalogue_entry_id: second as never })
  await want(world.ben, third!)
  expect(await lacks()).toMatchObject({ have: 1, want: 1 })
  expect((await lara.gets(wishlists.missing, { by: 'year', code: '1862' })).entries.data.map(({ name }) => name)).toContain('Heron 2')
  expect(await lara.ask(wishlists.missing, { ...set, country: 'FR' })).toMatchObject({ status: 404, code: 'wish.no_group' })
  expect((await lara.ask(wishlists.missing, { by: 'year', code: 'Herons' })).status).toBe(404)
})

test('what a set lacks is read page by page, each entry once; what is deleted is lacked again', async () => {
  const mona = await world.join('mona')
  const entries = await keepEntry(
    world,
    ...Array.from({ length: 7 }, (_, n) => ({ name: `Ibis ${n}`, country: 'EG', series: 'Ibises', year_issued: 1914, catalogue_number: [] })),
  )
  const item = await keepItem(world, mona, { catalogue_entry_id: entries[2] as never })
  const read = async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { entries: page } = await mona.gets(wishlists.missing, {
        by: 'set',
        code: 'Ibises',
        country: 'EG',
        page_size: 2,
        ...(cursor && { cursor }),
      })
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next_page_url ? new URL(page.next_page_url, world.url).searchParams.get('cursor')! : undefined
    } while (cursor)
    return seen
  }
  expect(await read()).toEqual(entries.filter((_, n) => n !== 2))
  await mona.gets(stampItems.remove, { id: item.id as never })
  expect(await read()).toEqual(entries)
})

test('a press on many: all or none, within the 5,000 of a wishlist, also when twenty are pressed at once', async () => {
  const nils = await world.join('nils')
  const entries = await keepEntry(world, ...Array.from({ length: 6 }, (_, n) => ({ name: `Owl ${n}`, series: 'Owls', catalogue_number: [] })))
  expect(await nils.ask(wishlists.wishMany, { catalogue_entry_ids: [entries[0]!, crypto.randomUUID() as never] })).toMatchObject({
    status: 422,
    code: 'wish.entries',
  })
  expect((await nils.gets(wishlists.list, {})).wishlists.total).toBe(0)
  await world.pool.query(
    "insert into wishes (member_id, wishable_type, wishable_id) select $1, 'CatalogueEntry', gen_random_uuid() from generate_series(1, 4996)",
    [nils.id],
  )
  const pressed = await Promise.all(
    Array.from({ length: 20 }, (_, n) => nils.ask(wishlists.wishMany, { catalogue_entry_ids: [entries[n % 6]!, entries[(n + 1) % 6]!] })),
  )
  expect(pressed.some(({ status }) => status === 409)).toBe(true)
  const { rows } = await world.pool.query('select count(*)::int as n from wishes where member_id = $1', [nils.id])
  expect(rows[0].n).toBeLessThanOrEqual(5_000)
  expect(rows[0].n).toBeGreaterThanOrEqual(4_999)
})
