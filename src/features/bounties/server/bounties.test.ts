import { afterEach, beforeAll, expect, test } from 'vitest'
import { ledgerDrift, ledgerSums } from '#features/ledger/server/public.ts'
import { places } from '#features/places/contract.ts'
import { products } from '#features/products/contract.ts'
import { searches } from '#features/search/contract.ts'
import { trades } from '#features/trades/contract.ts'
import { causeOf, expectBooks } from '#test/support/books.ts'
import { balanceIn, giveCoins, giveMoney, keepItem, openShop, pictureOf, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BountyId, bounties } from '../contract.ts'

const world = useWorld()
beforeAll(async () => {
  const { ann, ben, cleo, pool } = world
  await pool.query("update members set plan = 'premium' where id = any($1)", [[ann.id, ben.id]])
  await openShop(ann)
  await giveCoins(world, cleo, 1_000)
  await giveMoney(world, cleo, 50_000)
})

afterEach(({ task }) => expectBooks(world, task.name))

const coins = { title: 'Hawaiian numeral', reward_option: 'coins' as const, offered_coins: 100, minimum_grade: 'VF', is_published: true }
const posted = async (more: object = {}) => (await world.cleo.gets(bounties.create, { ...coins, ...more })).bounty
const linked = (bounty_id: BountyId, n = 1) => ({
  bounty_id,
  referable_type: 'referral_link' as const,
  link: `https://www.ebay.com/itm/CANARYlink${n}`,
})
const state = async (id: string) => (await world.cleo.gets(bounties.show, { id: id as never })).bounty
test('T5 a bounty from wish to won: the reward is held, the link revealed after acceptance, one finder paid', async () => {
  const { ann, ben, cleo } = world
  const before = await balanceIn(world, cleo, 'member_coins')
  const bounty = await posted()
  expect(bounty).toMatchObject({ status: 'Active', offered_coins: 100, offered_amount: null, minimum_grade_name: 'Very fine', actions: ['close'] })
  expect(await balanceIn(world, cleo, 'member_coins')).toBe(before - 100)
  expect(await balanceIn(world, cleo, 'bounty_held')).toBe(100)

  const item = await keepItem(world, ann, { name: 'Hawaii 2c' })
  const own = { bounty_id: bounty.id, referable_type: 'StampItem' as const, stamp_item_id: item.id }
  const { product } = await ann.gets(products.create, { productable_id: item.id, name: 'Hawaii 2c', regular_price: 9_000 })
  expect((await ann.ask(bounties.placeOffer, own)).code).toBe('bounty_offer.not_listed')
  await ann.gets(products.publish, { id: product.id })
  const { bounty_offer: first } = await ann.gets(bounties.placeOffer, own)
  expect(first).toMatchObject({ role: 'finder', address: `/products/${product.id}`, facts: { name: 'Hawaii 2c', price: 9_000 } })
  expect((await ann.ask(bounties.placeOffer, own)).code).toBe('bounty_offer.standing')
  const { bounty_offer: second } = await ben.gets(bounties.placeOffer, { ...linked(bounty.id), message: 'seen there' })

  await world.settle()
  const seen = await cleo.gets(bounties.offers, { bounty_id: bounty.id })
  expect(seen.bounty_offers.data.map(({ address }) => address)).toEqual([null, null])
  expect(JSON.stringify(seen)).not.toContain(product.id)
  expect(JSON.stringify(seen)).not.toContain('CANARYlink')
  expect((await ben.gets(bounties.offers, { bounty_id: bounty.id })).bounty_offers.data).toHaveLength(1)
  expect((await ben.ask(bounties.showOffer, { id: first.id })).status).toBe(404)

  const { bounty_offer: taken } = await cleo.gets(bounties.answerOffer, { id: first.id, status: 'Accepted' })
  expect(taken).toMatchObject({ status: 'Accepted', address: `/products/${product.id}` })
  expect((await cleo.ask(bounties.answerOffer, { id: second.id, status: 'Accepted' })).code).toBe('bounty_offer.other_accepted')
  expect((await cleo.ask(bounties.close, { id: bounty.id })).code).toBe('bounty.accepted')

  const earned = await balanceIn(world, ann, 'member_coins')
  const won = await cleo.gets(bounties.award, { id: bounty.id })
  expect(won.bounty).toMatchObject({ status: 'Won', actions: ['archive'] })
  expect((await balanceIn(world, ann, 'member_coins')) - earned).toBe(100)
  expect(await causeOf(ann, 'bounty_settled', 'COIN')).toEqual({ name: 'bounty', number: bounty.number, path: `/bounties/${bounty.id}/show` })
  expect(await balanceIn(world, cleo, 'bounty_held')).toBe(0)
  expect((await ben.gets(bounties.showOffer, { id: second.id })).bounty_offer).toMatchObject({ status: 'Rejected', action_reason: 'won' })
  expect((await cleo.ask(bounties.award, { id: bounty.id })).code).toBe('bounty.wrong_state')
  expect(await ledgerDrift(world.product.db)).toEqual([])
  expect((await ledgerSums(world.product.db)).every(({ sum }) => sum === 0)).toBe(true)
})

test('a bounty with pictures opens at once, and is changed with others while it is closed', async () => {
  const { cleo } = world
  const [first, second] = [await pictureOf(world, cleo), await pictureOf(world, cleo)]
  const bounty = await posted({ media_ids: [first], minimum_grade: 'F', item_format: 'block_4' })
  expect(bounty).toMatchObject({ status: 'Active', medias: [{ id: first }] })
  const found = async (more: object) => (await world.guest.gets(bounties.list, { search: 'hawai', ...more })).bounties.data.map(({ id }) => id)
  expect(await found({ minimum_grade: 'F' })).toEqual([bounty.id])
  expect([await found({ minimum_grade: 'XF' }), await found({ item_format: 'block_4', minimum_grade: 'F' })]).toEqual([[], [bounty.id]])
  const suggested = async (search: string) => (await world.guest.gets(searches.suggest, { search, searchable_type: 'Bounty' })).search.data
  expect((await suggested('numeral hawai')).map(({ path }) => path)).toEqual([`/bounties/${bounty.id}/show`])
  await cleo.gets(bounties.close, { id: bounty.id })
  expect(await suggested('hawaiian')).toEqual([])
  const { title, reward_option, offered_coins } = coins
  const changed = await cleo.gets(bounties.update, { id: bounty.id, title, reward_option, offered_coins, media_ids: [second] })
  expect(changed.bounty.medias.map(({ id }) => id)).toEqual([second])
  await cleo.gets(bounties.publish, { id: bounty.id })
  await cleo.gets(bounties.close, { id: bounty.id })
})

test('the database takes one accepted offer and one that has won, whatever the code does', async () => {
  const { ann, ben, pool } = world
  const bounty = await posted()
  const ids = [
    (await ann.gets(bounties.placeOffer, linked(bounty.id, 2))).bounty_offer.id,
    (await ben.gets(bounties.placeOffer, linked(bounty.id, 3))).bounty_offer.id,
  ]
  const accept = "update bounty_offers set status = 'Accepted', lapses_at = clock_timestamp()"
  await expect(pool.query(`${accept} where id = any($1)`, [ids])).rejects.toThrow('bounty_offers_accepted')
  await expect(pool.query(`${accept}, won_at = clock_timestamp() where id = any($1)`, [ids])).rejects.toThrow('bounty_offers_won')
  const answers = await Promise.all(ids.map((id) => world.cleo.ask(bounties.answerOffer, { id, status: 'Accepted' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const awards = await Promise.all([1, 2, 3].map(() => world.cleo.ask(bounties.award, { id: bounty.id })))
  expect(awards.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('money is held from what cleo may dispose of, goes back when she closes, and is held anew when she opens again', async () => {
  const { cleo } = world
  const before = await balanceIn(world, cleo, 'seller_available')
  const given = { reward_option: 'money' as const, offered_amount: 30_000, offered_coins: null }
  const bounty = await posted(given)
  expect(await balanceIn(world, cleo, 'seller_available')).toBe(before - 30_000)
  expect((await cleo.ask(bounties.create, { ...coins, ...given })).code).toBe('bounty.short')
  expect((await cleo.ask(bounties.update, { id: bounty.id, title: 'Cheaper', ...given, offered_amount: 1 })).code).toBe('bounty.wrong_state')
  await cleo.gets(bounties.close, { id: bounty.id })
  expect(await balanceIn(world, cleo, 'seller_available')).toBe(before)
  const { bounty: again } = await cleo.gets(bounties.publish, { id: bounty.id })
  expect(again.status).toBe('Active')
  expect(await balanceIn(world, cleo, 'bounty_held')).toBe(30_000)
  await cleo.gets(bounties.close, { id: bounty.id })
  expect(await balanceIn(world, cleo, 'bounty_held')).toBe(0)
  await world.settle()
  const told =
    "select property->>'code' as code, (property->>'amount')::int as amount from notifications where member_id = $1 and type = 'payment_deposit'"
  const deposit = { code: 'bounty_returned', amount: 30_000 }
  expect((await world.pool.query(told, [cleo.id])).rows).toEqual([deposit, deposit])
})

test('at its end the reward goes back and the offers are over; an offer at the end is late', async () => {
  const { ben, cleo, pool } = world
  const before = await balanceIn(world, cleo, 'member_coins')
  const bounty = await posted()
  const { bounty_offer } = await ben.gets(bounties.placeOffer, linked(bounty.id, 4))
  await pool.query('update bounties set expires_at = clock_timestamp() where id = $1', [bounty.id])
  expect((await world.ann.ask(bounties.placeOffer, linked(bounty.id, 5))).code).toBe('bounty_offer.closed')
  expect((await cleo.ask(bounties.answerOffer, { id: bounty_offer.id, status: 'Accepted' })).code).toBe('bounty_offer.wrong_state')
  await world.settle()
  expect((await state(bounty.id)).status).toBe('Closed')
  expect(await balanceIn(world, cleo, 'member_coins')).toBe(before)
  expect((await ben.gets(bounties.showOffer, { id: bounty_offer.id })).bounty_offer.action_reason).toBe('closed')
})

test('whoever is blocked knows of the bounty they have offered for, and offers nothing more', async () => {
  const { ben, cleo, pool } = world
  const bounty = await posted()
  await ben.gets(bounties.placeOffer, linked(bounty.id, 6))
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [cleo.id, ben.id])
  expect((await ben.gets(bounties.show, { id: bounty.id })).bounty.id).toBe(bounty.id)
  expect((await ben.ask(bounties.placeOffer, linked(bounty.id, 7))).code).toBe('bounty_offer.no_bounty')
  await pool.query('delete from blocks')
  await cleo.gets(bounties.close, { id: bounty.id })
})

test('what is accepted and not bought in 14 days lapses; a page outside earns nothing', async () => {
  const { ben, cleo, pool } = world
  const before = await balanceIn(world, cleo, 'member_coins')
  const bounty = await posted()
  const { bounty_offer } = await ben.gets(bounties.placeOffer, linked(bounty.id, 6))
  await cleo.gets(bounties.answerOffer, { id: bounty_offer.id, status: 'Accepted' })
  await pool.query('update bounty_offers set lapses_at = clock_timestamp() where id = $1', [bounty_offer.id])
  await world.settle()
  expect((await cleo.gets(bounties.showOffer, { id: bounty_offer.id })).bounty_offer).toMatchObject({ action_reason: 'lapsed', address: null })
  const { bounty_offer: again } = await ben.gets(bounties.placeOffer, linked(bounty.id, 6))
  await cleo.gets(bounties.answerOffer, { id: again.id, status: 'Accepted' })
  await cleo.gets(bounties.award, { id: bounty.id })
  expect(await balanceIn(world, cleo, 'member_coins')).toBe(before)
})

test('B15 whoever offers is who has signed in: another’s id in the body is refused, and one in the address offers for nobody else', async () => {
  const { ann, ben, cleo } = world
  const bounty = await posted({ title: 'Forged sender' })
  for (const forged of [{ user_id: ann.id }, { finder_id: ann.id }, { member_id: ann.id }])
    expect((await ben.ask(bounties.placeOffer, { ...linked(bounty.id), ...forged })).status).toBe(422)
  await fetch(`${world.url}/bounties/place-bounty-offer/${bounty.id}/${ann.id}`, { headers: { cookie: `session=${ben.token}` } })
  expect((await ben.gets(bounties.offers, { bounty_id: bounty.id })).bounty_offers.data).toEqual([])
  await ben.gets(bounties.placeOffer, linked(bounty.id))
  expect((await ann.gets(bounties.offers, { bounty_id: bounty.id })).bounty_offers.data).toEqual([])
  const [offer] = (await cleo.gets(bounties.offers, { bounty_id: bounty.id })).bounty_offers.data
  expect(offer!.user.id).toBe(ben.id)
  await cleo.gets(bounties.close, { id: bounty.id })
})

test('drafts are their poster’s alone; nobody offers for their own; three are open at a time on Free', async () => {
  const { ann, ben, cleo } = world
  const draft = await posted({ is_published: false })
  expect((await ben.ask(bounties.show, { id: draft.id })).status).toBe(404)
  expect((await ben.ask(bounties.placeOffer, linked(draft.id))).code).toBe('bounty_offer.no_bounty')
  expect((await ben.ask(bounties.publish, { id: draft.id })).status).toBe(404)
  const open = [await posted(), await posted(), await posted()]
  expect((await cleo.ask(bounties.create, coins)).code).toBe('bounty.limit')
  expect((await cleo.ask(bounties.placeOffer, linked(open[0]!.id))).code).toBe('bounty_offer.own')
  const sold = await sell(world, ann)
  expect((await ben.ask(bounties.placeOffer, { bounty_id: open[0]!.id, referable_type: 'Product', product_id: sold.id })).code).toBe(
    'bounty_offer.thing',
  )
  const referral = { bounty_id: open[0]!.id, referable_type: 'market_referral' as const, product_id: sold.id }
  const { bounty_offer } = await ben.gets(bounties.placeOffer, referral)
  expect((await cleo.gets(bounties.showOffer, { id: bounty_offer.id })).bounty_offer).toMatchObject({ facts: null, address: null })
  await ann.gets(products.unpublish, { id: sold.id })
  await world.settle()
  expect((await cleo.gets(bounties.showOffer, { id: bounty_offer.id })).bounty_offer.action_reason).toBe('gone')
  const { bounties: found } = await ben.gets(bounties.list, { search: 'hawai', sort: 'reward', page_size: 2 })
  expect(found).toMatchObject({ total: 3 })
  const next = await ben.gets(bounties.list, {
    search: 'hawai',
    sort: 'reward',
    page_size: 2,
    cursor: new URLSearchParams(found.next_page_url!.split('?')[1]).get('cursor')!,
  })
  expect(new Set([...found.data, ...next.bounties.data].map(({ id }) => id)).size).toBe(3)
  for (const { id } of open) await cleo.gets(bounties.close, { id })
})

test('a trade of one’s own is offered; when cleo has traded for it, its finder is paid; taken off the market, it is over', async () => {
  const { ann, ben, cleo } = world
  await world.pool.query("update members set plan = 'premium' where id = $1", [cleo.id])
  const listed = async () => {
    const { id: item } = await keepItem(world, ann, { name: 'Junk 3 cents', status: 'FOR_TRADE' })
    return { item, trade: (await ann.gets(trades.create, { tradeables: [{ stamp_item_id: item }], is_published: true })).trade }
  }
  const bounty = await posted({ title: 'For swap too' })
  const { item, trade } = await listed()
  const given = { bounty_id: bounty.id, referable_type: 'Trade' as const, trade_id: trade.id }
  expect((await ben.ask(bounties.placeOffer, given)).code).toBe('bounty_offer.thing')
  const second = await listed()
  const { bounty_offer: other } = await ann.gets(bounties.placeOffer, { ...given, trade_id: second.trade.id })
  await ann.gets(trades.unpublish, { id: second.trade.id })
  await world.settle()
  expect((await ann.gets(bounties.showOffer, { id: other.id })).bounty_offer).toMatchObject({ status: 'Rejected', action_reason: 'gone' })
  const { bounty_offer } = await ann.gets(bounties.placeOffer, given)
  expect(bounty_offer).toMatchObject({ address: `/trades/${trade.id}/show`, facts: { name: trade.title, price: null } })
  expect((await cleo.gets(bounties.showOffer, { id: bounty_offer.id })).bounty_offer.address).toBeNull()
  await cleo.gets(bounties.answerOffer, { id: bounty_offer.id, status: 'Accepted' })
  const [gives, gets] = [[{ stamp_item_id: (await keepItem(world, cleo, { name: 'Dragon', status: 'FOR_TRADE' })).id }], [{ stamp_item_id: item }]]
  const offer = await cleo.gets(trades.placeOffer, { trade_id: trade.id, items_from_owner: gets, items_from_proposer: gives })
  const { order_id: id } = (await ann.gets(trades.answerOffer, { id: offer.trade_offer.id, status: 'Accepted' })).trade_offer
  await world.settle()
  const earned = await balanceIn(world, ann, 'member_coins')
  const home = { full_name: 'A Collector', address: 'Rue de la Paix 1', city: 'Lyon', zipcode: '69001', country: 'FR' }
  for (const who of [ann, cleo]) await who.gets(trades.proceed, { id: id!, address_id: (await who.gets(places.create, home)).address.id })
  for (const who of [ann, cleo]) await who.gets(trades.ship, { id: id!, carrier: 'La Poste' })
  for (const who of [ann, cleo]) await who.gets(trades.confirm, { id: id! })
  await world.settle()
  expect(await state(bounty.id)).toMatchObject({ status: 'Won' })
  // 100 for the find, and what a trade earns.
  expect((await balanceIn(world, ann, 'member_coins')) - earned).toBe(110)
})
