import { expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { shipping } from '#features/shipping/contract.ts'
import { openShop, pictureOf, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { stores } from '../contract.ts'

const world = useWorld()
const shop = { name: 'Ann’s Classics', country: 'FR', city: 'Lyon' }

test('ann opens her store, once, even when she clicks twenty times', async () => {
  const many = await Promise.all(Array.from({ length: 20 }, () => world.ann.ask(stores.create, shop)))
  expect(many.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  const { store } = await world.ann.gets(stores.own, {}, { locale: 'es' })
  expect(store).toMatchObject({ ...shop, user_id: world.ann.id, type: 'individual', country_name: 'Francia', product_count: 0 })
  expect((await world.guest.gets(stores.show, { id: store!.id })).store).toMatchObject({ name: shop.name, country_name: 'France' })
  expect((await world.ben.gets(stores.own, {})).store).toBeNull()
})

const letter = { shipping_option: 'letter_tracked', reach: 'home', amount: 300, amount_next: 50, days_least: 2, days_most: 5 } as const

test('gus’s store and its rates are saved together, or neither is', async () => {
  const gus = await world.join('gus')
  const kept = async () => [(await gus.gets(stores.own, {})).store?.name, (await gus.gets(shipping.rates, {})).rates.length]
  const wrong = { ...letter, days_least: 9, amount: undefined as never }
  const refused = await gus.ask(stores.create, { ...shop, name: 'G', returns_days: -3, rates: [letter, wrong] })
  expect(Object.keys(refused.errors ?? {}).sort()).toEqual(['name', 'rates.1.amount', 'rates.1.days_most', 'returns_days'])
  expect((await gus.ask(stores.create, { ...shop, name: 'Gus', rates: [{ ...letter, shipping_option: 'pigeon' }] })).code).toBe('shipping.option')
  expect(await kept()).toEqual([undefined, 0])
  const { store } = await gus.gets(stores.create, { ...shop, name: 'Gus', rates: [letter, { ...letter, reach: 'abroad' }] })
  expect(await kept()).toEqual(['Gus', 2])
  const pigeon = { ...letter, shipping_option: 'pigeon' }
  expect((await gus.ask(stores.update, { ...shop, id: store.id, name: 'Gustave', rates: [letter, pigeon] })).code).toBe('shipping.option')
  expect(await kept()).toEqual(['Gus', 2])
  await gus.gets(stores.update, { ...shop, id: store.id, name: 'Gustave' })
  expect(await kept()).toEqual(['Gustave', 2])
})

test('a name belongs to one store, in upper or lower case, and the first one gets it', async () => {
  const people = await Promise.all(['gail', 'hugo', 'iris', 'jack'].map((name) => world.join(name)))
  const answers = await Promise.all(people.map((one, at) => one.ask(stores.create, { ...shop, name: at % 2 ? 'The Mauritius' : 'THE MAURITIUS' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 422,
    code: 'store.name_taken',
    errors: { name: [expect.any(String)] },
  })
  expect((await world.ben.ask(stores.create, { ...shop, name: 'ann’s CLASSICS' })).code).toBe('store.name_taken')
})

test('a business store needs its plan, and stays what it is when the plan ends', async () => {
  expect((await world.ben.ask(stores.create, { ...shop, name: 'Ben & Sons', type: 'business' })).code).toBe('store.business_plan')
  const kim = await world.join('kim', { plan: 'business' })
  const { store } = await kim.gets(stores.create, { ...shop, name: 'Kim Ltd', type: 'business' })
  await world.pool.query("update members set plan = 'free' where id = $1", [kim.id])
  const changed = await kim.gets(stores.update, { ...shop, id: store.id, name: 'Kim Ltd', type: 'business', city: 'Paris' })
  expect(changed.store).toMatchObject({ city: 'Paris', type: 'business' })
})

test('wrong countries, foreign pictures and dangerous URLs are reported at their fields', async () => {
  const foreign = await pictureOf(world, world.cleo)
  const wrong = { country: 'ZZZ', profile_media_id: foreign, cover_media_id: foreign, website: 'javascript:alert(1)', name: '😀', returns_days: 91 }
  for (const [field, value] of Object.entries(wrong)) {
    const { status, errors } = await world.ben.ask(stores.create, { ...shop, name: 'Ben’s', [field]: value } as never)
    expect([field, status, Object.keys(errors ?? {})]).toEqual([field, 422, [field]])
  }
  for (const website of ['https://me:pw@example.com', 'https://example.com/a b', 'http://localhost', 'ftp://example.com', 'HTTPS://example.com'])
    expect((await world.ben.ask(stores.create, { ...shop, name: 'Ben’s', website })).status).toBe(422)
})

test('a store shows its own pictures to all viewers, and releases the previous ones', async () => {
  const [first, second] = [await pictureOf(world, world.ben), await pictureOf(world, world.ben)]
  const { store } = await world.ben.gets(stores.create, {
    ...shop,
    name: 'Ben’s',
    website: 'https://ben.example.com/shop',
    profile_media_id: first,
    cover_media_id: first,
  })
  expect(store.profile_media).toMatchObject({ id: first, is_published: true })
  await world.ben.gets(stores.update, { ...shop, id: store.id, name: 'BEN’S', profile_media_id: second, cover_media_id: null })
  const { rows } = await world.pool.query("select media_id from media_uses where subject_type = 'store' and subject_id = $1", [store.id])
  expect(rows).toEqual([{ media_id: second }])
})

test('a change that does not name the minimum order leaves it; zero takes it away', async () => {
  const { id } = (await world.ben.gets(stores.own, {})).store!
  const least = async (more: { minimum_order?: number }) =>
    (await world.ben.gets(stores.update, { ...shop, id, name: 'BEN’S', ...more })).store.minimum_order
  expect([await least({ minimum_order: 1_500 }), await least({}), await least({ minimum_order: 0 })]).toEqual([1_500, 1_500, 0])
})

test('a change leaves whatever it does not name: words, pictures, what it deals in and its kind', async () => {
  const { id } = (await world.ben.gets(stores.own, {})).store!
  const [profile_media_id, cover_media_id] = [await pictureOf(world, world.ben), await pictureOf(world, world.ben)]
  const named = { name: 'BEN’S', country: 'FR', city: 'Lyon' }
  const further = {
    ...{ description: 'Classics of France', open_hours: 'Mo–Fr 9–17', phone: '+33 4', website: 'https://ben.example.com', returns_days: 30 },
    ...{ minimum_order: 900, specialties: 'Cérès', address: '1 Quai', zipcode: '69001', state: 'Rhône' },
  }
  const deals = { topic_ids: ['birds'], category_ids: [], country_ids: ['FR', 'ES'] }
  const { store: full } = await world.ben.gets(stores.update, { id, ...named, ...further, ...deals, profile_media_id, cover_media_id })
  expect(full).toMatchObject({ ...further, profile_media: { id: profile_media_id }, cover_media: { id: cover_media_id } })
  const { store: after } = await world.ben.gets(stores.update, { id, ...named, city: 'Paris' })
  expect(after).toEqual({ ...full, city: 'Paris' })
  const cleared = await world.ben.gets(stores.update, { id, ...named, description: '', country_ids: [], cover_media_id: null })
  expect(cleared.store).toEqual({ ...full, description: '', countries: [], cover_media: null })
  const { rows } = await world.pool.query("select media_id from media_uses where subject_type = 'store' and subject_id = $1", [id])
  expect(rows).toEqual([{ media_id: profile_media_id }])
})

test('cleo cannot change ben’s store; a member blocked by ben does not see it', async () => {
  const { store } = await world.ben.gets(stores.own, {})
  expect((await world.cleo.ask(stores.update, { ...shop, id: store!.id })).code).toBe('store.not_found')
  expect((await world.cleo.ask(stores.show, { id: store!.id })).status).toBe(200)
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ben.id, world.cleo.id])
  expect((await world.cleo.ask(stores.show, { id: store!.id })).status).toBe(404)
  expect((await world.ben.ask(stores.update, { ...shop, id: store!.id, member_id: world.cleo.id } as never)).status).toBe(422)
})

test('ben finds stores by words of their name, in any order and without accents, or by their number', async () => {
  const names = async (search: string, more: object = {}) => (await world.guest.gets(stores.list, { search, ...more })).stores
  const [lea, max] = [await world.join('lea'), await world.join('max')]
  for (const [one, name] of [
    [lea, 'Léa’s Café-Philatélie'],
    [max, 'Philatelie Maxime'],
  ] as const) {
    await openShop(one, name)
    await sell(world, one)
  }
  await world.settle()
  expect((await names('PHILAT cafe')).data.map(({ name }) => name)).toEqual(['Léa’s Café-Philatélie'])
  const { data, total, next_page_url } = await names('philatelie', { page_size: 1 })
  expect([data.length, total]).toEqual([1, 2])
  const { result } = (await (await fetch(`${world.settings.public_url}${next_page_url}`)).json()) as {
    result: { stores: { data: { name: string }[] } }
  }
  expect(new Set([data[0]!.name, result.stores.data[0]!.name])).toEqual(new Set(['Léa’s Café-Philatélie', 'Philatelie Maxime']))
  expect((await names(`ST-${data[0]!.uuid}`)).data).toEqual(data)
  for (const nothing of ['telie', '’&|!:*', "' or 'a", 'maxime lea']) expect((await names(nothing)).data).toEqual([])
  await world.pool.query('update members set deactivated_at = now() where id = $1', [max.id])
  expect((await names('maxime')).data).toEqual([])
})

test('the store of a seller is found by its owner, and not by those whom its owner has blocked', async () => {
  const { store } = await world.ann.gets(stores.own, {})
  expect((await world.guest.gets(stores.ofSeller, { id: world.ann.id })).store.id).toBe(store!.id)
  const seen = await world.join('seen.not')
  expect((await world.guest.ask(stores.ofSeller, { id: seen.id })).code).toBe('store.not_found')
  await world.ann.gets(network.block, { id: seen.id })
  expect((await seen.ask(stores.ofSeller, { id: world.ann.id })).code).toBe('store.not_found')
})
