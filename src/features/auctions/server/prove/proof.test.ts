import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { places } from '#features/places/contract.ts'
import { bidOn, closeLot, lotSeen, mayBid, openLot } from '#test/support/auctions.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { auctions } from '../../contract.ts'
import { replay } from '../../replay.mjs'

const world = useWorld()
const bidders: Actor[] = []
beforeAll(async () => {
  const { ann, ben, cleo, pool } = world
  await pool.query("update members set plan = 'premium' where id = $1", [ann.id])
  bidders.push(ben, cleo, await world.join('dora'), await world.join('emil'))
  await mayBid(world, ann, 'FR')
  for (const member of bidders) await mayBid(world, member)
})
const proofFor = async (who: Actor, id: string) => (await who.gets(auctions.proof, { id: id as never })).proof
function random(seed: number) {
  let x = seed
  return (n: number) => {
    x = (Math.imul(x, 1_103_515_245) + 12_345) & 0x7fffffff
    return (x >> 8) % n
  }
}
const LOTS = Number(process.env.PROOF_SIZE ?? 12)

async function playLot(pick: (n: number) => number) {
  const reserve_price = pick(3) ? null : 3_000 + pick(3_000)
  const lot = await openLot(world, world.ann, { reserve_price })
  for (let turn = 0; turn < 10; turn++) {
    const who = bidders[pick(bidders.length)]!
    const { next_minimum } = await lotSeen(who, lot.id)
    await bidOn(who, lot.id, next_minimum! + pick(4) * pick(900))
    if (pick(12) === 0) await who.ask(auctions.retractBid, { id: lot.id, reason: 'wrong_amount' })
  }
  return lot.id
}
async function finish(id: string) {
  await closeLot(world, id)
  await world.pool.query('update auctions set final_at = clock_timestamp() where id = $1', [id])
}

test('generated lots: an independent script agrees with every price and winner, for a guest and for each bidder; every change of a link is found', async () => {
  const pick = random(90)
  for (let at = 0; at < LOTS; at++) {
    const id = await playLot(pick)
    for (const who of [world.guest, ...bidders]) expect((await replay(await proofFor(who, id))).wrong).toEqual([])
    await finish(id)
    for (const who of [world.guest, ...bidders]) expect((await replay(await proofFor(who, id))).wrong).toEqual([])
    const proof = await proofFor(world.guest, id)
    for (const [nth, link] of proof.links.entries())
      for (const [field, value] of Object.entries(link)) {
        if (field === 'opening' && value === null) continue
        const changed =
          field === 'opening' ? { ...link.opening, maximum: link.opening!.maximum + 1 } : typeof value === 'number' ? value + 1 : `${value}1`
        const links = proof.links.with(nth, { ...link, [field]: field === 'fallen' ? [...link.fallen, 99] : changed } as typeof link)
        expect([field, (await replay({ ...proof, links })).is_right]).toEqual([field, false])
      }
  }
})

test('F6 a ceiling and a reserve are found nowhere while the lot can change hands, and the winner’s never', async () => {
  const [MAX, RESERVE] = [7_654_321, 6_543_210]
  const { ann, pool } = world
  const [ben, cleo] = bidders as [Actor, Actor]
  const lot = await openLot(world, ann, { reserve_price: RESERVE })
  await bidOn(cleo, lot.id, 5_000)
  await bidOn(ben, lot.id, MAX)
  const told = async (who: Actor) => {
    const asked = [
      who.ask(auctions.show, { id: lot.id }),
      who.ask(auctions.bids, { id: lot.id }),
      who.ask(auctions.proof, { id: lot.id }),
      who.ask(auctions.list, {}),
    ]
    const html = await fetch(`${world.url}/auctions/${lot.id}`, { headers: who.token ? { authorization: `Bearer ${who.token}` } : {} })
    return [...(await Promise.all(asked)).map(({ text }) => text), await html.text()].join('\n')
  }
  const stored = async () => {
    const { rows } =
      await pool.query(`select (select string_agg(data::text, ' ') from outbox) || ' ' || (select string_agg(property::text, ' ') from notifications)
      || ' ' || (select coalesce(string_agg(m::text, ' '), '') from mails m) as all`)
    return rows[0].all as string
  }
  const nowhere = async (value: number, ...who: Actor[]) => {
    for (const one of who) expect((await told(one)).includes(`${value}`)).toBe(false)
    expect((await stored()).includes(`${value}`)).toBe(false)
  }
  await world.settle()
  await nowhere(MAX, ann, cleo, world.guest)
  for (const one of [ben, cleo, world.guest]) expect((await told(one)).includes(`"reserve_price":${RESERVE}`)).toBe(false)
  expect(await told(ben)).toContain(`${MAX}`)
  await closeLot(world, lot.id)
  expect((await lotSeen(ann, lot.id)).status).toBe('closed_sold')
  await nowhere(MAX, ann, cleo, world.guest)
  const group_id = (await lotSeen(ben, lot.id)).outcome!.group_id!
  const { quote } = await ben.gets(orders.wonQuote, { id: group_id })
  const address_id = (await ben.gets(places.list, {})).addresses[0]!.id
  const paid = { id: group_id, address_id, payment_method_id: 'pm_card_visa', way: quote.ways[0]!.way, expected_total: quote.ways[0]!.total }
  await ben.gets(orders.payWon, paid)
  await world.settle()
  await nowhere(MAX, ann, cleo, world.guest)
  expect((await proofFor(world.guest, lot.id)).links.map(({ opening }) => opening?.maximum ?? null)).toEqual([5_000, null])
})
