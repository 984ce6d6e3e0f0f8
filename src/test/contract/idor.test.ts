import { beforeAll, expect, test } from 'vitest'
import { type AnyOperation, methodOf } from '#kernel/operation.ts'
import type { Actor } from '../support/cast.ts'
import { call } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'
import { examples } from './examples.ts'
import { about, idsIn, namesThings, privateWords, readOwn } from './idor/owner.ts'
import { CANARY, makeThings, type Things } from './objects.ts'

const world = useWorld()
/** How many of ann's ids each operation is asked with, besides its examples. */
const IDS = Number(process.env.PROVE_N ?? 3)

/** Operations that any member may do to any other (to follow, to offer a price for what ann sells), not counted as changes of ann's data. */
const OPEN_TO_ALL =
  /^(POST|DELETE) \/(follows|blocks|mutes|bookmarks)\b|toggle-follow|^POST \/(product-offers|bounty-offers|trade-offers|comments|reactions|posts|conversations|flags)$|^(POST|DELETE) \/feeds\/\{id\}$|^POST \/auctions\/\{id\}\/watch$|^POST \/clubs\/\{id\}\/join$|^POST \/participants(\/buy-ticket)?$|^POST \/(group-invitations\/\{token\}\/join|club-invitations\/\{token\}\/accept)$/
/** Operations that end the stranger's own session or account. */
/** A catalogue entry belongs to no member: its counts follow what the stranger keeps and wishes. A mark of changes counts everybody's transactions. */
const COUNTS_EVERYBODY = /^GET \/(catalogue\/\{id\}|offline\/changes) /
const ENDING = /log-?out|erase|account-status|end-others|step-up|delete-all/

let things: Things
let stranger: Actor
let operations: readonly AnyOperation[]
let own: ReadonlyMap<string, string>
let words: readonly string[]
beforeAll(async () => {
  things = await makeThings(world)
  stranger = await world.join('sam.stranger', { plan: 'business' })
  operations = world.product.dispatcher.operations.filter(({ takes }) => takes !== 'multipart' && takes !== 'raw')
  await world.settle()
  own = await readOwn(world.url, world.ann, operations, things)
  words = [...new Set([CANARY.street, CANARY.draft, CANARY.hidden, CANARY.email, things.card, ...privateWords(own)])]
}, 180_000)

/** All ids in ann's own answers, without those that belong to other members. */
function idsOfAnn(): readonly string[] {
  const { asker, follower, foe, bore, bens_address, bens_card: _, entry, ...hers } = things
  const others = new Set<string>([asker, follower, foe, bore, bens_address, entry, world.ben.id, world.cleo.id])
  const all = [...Object.values(hers), ...[...own.values()].flatMap(idsIn)]
  return [...new Set(all)].filter((id) => idsIn(id).length === 1 && !others.has(id))
}

/** The examples, which name ann's things, and the same requests with other ids of hers in every place. */
function requestsOf(op: AnyOperation, ids: readonly string[], turn: number): readonly object[] {
  const given = examples[op.http]!.map((example) => example.given(things))
  const chosen = IDS >= ids.length ? ids : Array.from({ length: IDS }, (_, n) => ids[(turn * IDS + n) % ids.length]!)
  return [...given, ...chosen.filter((id) => id !== world.ann.id || !OPEN_TO_ALL.test(op.http)).map((id) => about(given[0]!, id))]
}

test('every operation that names a thing, asked about ann’s by a stranger and by a guest: nothing of hers is read, changed or broken', {
  timeout: Math.max(300_000, IDS * 30_000),
}, async () => {
  const asked = operations.filter((op) => namesThings(op, things) && !ENDING.test(op.http) && !OPEN_TO_ALL.test(op.http))
  const [ids, statuses] = [idsOfAnn(), new Map<number, number>()]
  const [leaks, faults]: [string[], string[]] = [[], []]
  for (const [turn, op] of asked.entries())
    for (const given of requestsOf(op, ids, turn))
      for (const who of [stranger, world.guest]) {
        const { status, text } = await call(world.url, op, given, who.token ? { token: who.token } : {})
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const found = words.filter((word) => text.includes(word))
        if (found.length) leaks.push(`${op.http} told ${who.name} ${found.join(', ')}`)
        if (status >= 500) faults.push(`${op.http} by ${who.name}: ${status} ${text.slice(0, 200)} for ${JSON.stringify(given).slice(0, 200)}`)
      }
  await world.settle()
  const after = await readOwn(world.url, world.ann, operations, things)
  const changed = [...own]
    .filter(([name, text]) => after.get(name) !== text && !COUNTS_EVERYBODY.test(name))
    .map(([name, text]) => `${name}: ${text.slice(0, 400)} → ${after.get(name)?.slice(0, 400)}`)
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  console.info(
    `idor: ${asked.length} of ${operations.length} operations, ${ids.length} ids of ann's, ${words.length} words, ${sent} requests`,
    Object.fromEntries([...statuses].sort()),
  )
  expect([leaks, faults, changed]).toEqual([[], [], []])
  expect(sent).toBeGreaterThan(asked.length * 4)
})

test('ann herself reads all those words, so the sweep would have seen them', () => {
  const read = [...own.values()].join(' ')
  expect(words.filter((word) => !read.includes(word))).toEqual([])
  expect(idsOfAnn().length).toBeGreaterThan(20)
  expect(operations.filter(({ http }) => methodOf(http) === 'GET' && own.has(`${http} 0`)).length).toBeGreaterThan(20)
})
