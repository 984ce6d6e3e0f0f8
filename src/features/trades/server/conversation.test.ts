import { beforeAll, expect, test } from 'vitest'
import type { Id } from '#kernel/shapes.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { trades } from '../contract.ts'
import { swapOf } from '../test/fixtures.ts'
import { one, trading } from '../test/trading.ts'

const world = useWorld()
const { begin, free, isSound } = trading(world)
beforeAll(async () => {
  await begin(100_000)
})

/** Conversations in the product: `prove -- trades` has a hundredth of its walks here. */
const CONVERSATIONS = Math.max(25, Math.ceil(Number(process.env.PROVE_N ?? 0) / 100))
const STEPS = 8

function chance(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}
type Who = 'owner' | 'proposer'
/** The same rules a second time, in the plainest way: whose terms stand, what each side has promised, how often it was answered. */
interface Plain {
  stands: Who
  refused: boolean
  over: string | undefined
  answered: number
  sent: number
  held: Record<Who, number>
  last: { id: Id<'trade_offers'>; coins: number }
  owners: { id: Id<'trade_offers'>; coins: number } | undefined
}
const moves = ['counter', 'accept', 'reject', 'rescind'] as const
type Move = (typeof moves)[number]

function may(plain: Plain, who: Who, move: Move): boolean {
  if (plain.over) return false
  const mine = plain.stands === who
  if (move === 'rescind') return mine
  if (move === 'accept' || move === 'reject') return !mine
  // Whoever’s counter offer was refused may make another; otherwise who is asked answers, and who asks may change the own terms.
  if (!mine || (plain.refused && who === 'proposer')) return plain.answered < 3 && plain.sent < 10
  return plain.sent < 10
}
function after(plain: Plain, who: Who, move: Move, next: { id: Id<'trade_offers'>; coins: number }) {
  if (move === 'counter') {
    if (plain.stands !== who || (plain.refused && who === 'proposer')) plain.answered += 1
    plain.sent += 1
    plain.refused = false
    if (who === 'proposer') plain.held.owner = 0
    plain.held[who] = who === 'proposer' ? next.coins : 0
    plain.stands = who
    if (who === 'proposer') plain.last = next
    plain.owners = who === 'owner' ? next : undefined
    return
  }
  if (move === 'accept') {
    plain.over = 'Accepted'
    plain.held = { owner: 0, proposer: plain.stands === 'owner' ? plain.owners!.coins : plain.last.coins }
    return
  }
  if (plain.stands === 'owner') {
    plain.refused = move === 'reject'
    plain.stands = 'proposer'
    plain.held.owner = 0
    plain.owners = undefined
    return
  }
  plain.over = move === 'reject' ? 'Rejected' : 'Removed'
  plain.held = { owner: 0, proposer: 0 }
}

async function converse(seed: number) {
  const { ann, ben } = world
  const pick = chance(seed + 1)
  const [item, mine] = [await swapOf(world, ann, `Walk ${seed}`), await swapOf(world, ben, `Walked ${seed}`)]
  const { trade } = await ann.gets(trades.create, { tradeables: one(item), is_published: true })
  const terms = (coins: number) => ({
    ...{ trade_id: trade.id, items_from_owner: one(item), items_from_proposer: one(mine), coins_from_proposer: coins },
  })
  const before = { owner: await free(ann), proposer: await free(ben) }
  const begun = pick(50)
  const first = { id: (await ben.gets(trades.placeOffer, terms(begun))).trade_offer.id, coins: begun }
  const plain: Plain = {
    ...{ stands: 'proposer', refused: false, over: undefined, answered: 0, sent: 1, held: { owner: 0, proposer: begun } },
    ...{ last: first, owners: undefined },
  }
  for (let step = 0; step < STEPS; step++) {
    const who: Who = pick(2) === 0 ? 'owner' : 'proposer'
    const move = moves[pick(10) < 6 ? 0 : 1 + pick(3)]!
    const actor: Actor = who === 'owner' ? ann : ben
    const id = (plain.owners ?? plain.last).id
    const coins = pick(50)
    const allowed = may(plain, who, move)
    const said =
      move === 'counter'
        ? await actor.ask(trades.placeOffer, { ...terms(coins), offer_id: id })
        : await actor.ask(trades.answerOffer, {
            ...{ id, status: ({ accept: 'Accepted', reject: 'Rejected', rescind: 'Removed' } as const)[move], action_reason: 'a walk' },
          })
    expect(said.status, `seed ${seed}, step ${step}: ${move} by ${who} ${said.text.slice(0, 160)}`).toBe(allowed ? 200 : 409)
    if (allowed) after(plain, who, move, { id: said.result.trade_offer.id, coins })
    const now = { owner: before.owner - (await free(ann)), proposer: before.proposer - (await free(ben)) }
    expect(now, `seed ${seed}, step ${step}: ${move} by ${who}, allowed: ${allowed}`).toEqual(plain.held)
  }
  await world.pool.query("update trades set status = 'archived' where id = $1", [trade.id])
}

test(`T1 ${CONVERSATIONS} random conversations do what the plainest model says, coin by coin`, { timeout: 600_000 }, async () => {
  for (let seed = 0; seed < CONVERSATIONS; seed++) await converse(seed)
  expect(await isSound()).toBe(true)
})
