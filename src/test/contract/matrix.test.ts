import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { type AnyOperation, pathFields } from '#kernel/operation.ts'
import type { Permission } from '#kernel/permission.ts'
import { answerJudge } from '../support/answers.ts'
import { type Actor, PASSWORD } from '../support/cast.ts'
import { digestOf } from '../support/files/digest.ts'
import { call, type RawResponse } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'
import { cast, type Example, gone, isGone, type Part, staff } from './example.ts'
import { examples, sliceOfExample } from './examples.ts'
import { CANARY, dealingNames, makeThings, type ObjectName, type Things } from './objects.ts'

const world = useWorld()
const PLANS = ['basic', 'premium', 'business'] as const
const people = {} as Record<Part, Actor>
const held = {} as Record<Part, ReadonlySet<string>>
/** Every request of the matrix with its answer. */
const cells: { http: string; part: Part; object: string; status: number; text: string }[] = []

beforeAll(async () => {
  const unverified = await world.join('una', { verified: false })
  Object.assign(people, { guest: world.guest, unverified, stranger: world.cleo, owner: world.ann, counterparty: world.ben })
  for (const plan of PLANS) people[plan] = await world.join(`dora.${plan}`, { plan })
  for (const role of staff) {
    people[role] = await world.join(`fay.${role}`)
    await world.pool.query('insert into member_roles (member_id, role) values ($1, $2)', [people[role].id, role])
  }
  for (const part of ['blocked', ...gone] as const) people[part] = await world.join(`edda.${part}`)
  for (const part of gone) await world.pool.query(`update members set ${part}_at = clock_timestamp() where id = $1`, [people[part].id])
  const { rows } = await world.pool.query<{ plan: string; permission: string }>('select plan, permission from plan_permissions')
  const of = (plan: string, more: string[] = []) =>
    new Set([...rows.filter((row) => row.plan === plan).map(({ permission }) => permission), 'everyone', ...more])
  const free = of('free', ['signed_in'])
  const roles = await world.pool.query<{ role: string; permission: string }>('select role, permission from role_permissions')
  const within = (part: string) => roles.rows.filter(({ role }) => role === part).map(({ permission }) => permission)
  Object.assign(held, {
    guest: of('guest'),
    unverified: of('guest', ['signed_in']),
    stranger: free,
    counterparty: free,
    blocked: free,
    ...Object.fromEntries(PLANS.map((plan) => [plan, of(plan, ['signed_in'])])),
    ...Object.fromEntries(staff.map((role) => [role, of('free', ['signed_in', ...within(role)])])),
    ...Object.fromEntries(gone.map((part) => [part, new Set<string>()])),
    owner: of('premium', ['signed_in']),
  })
})

/** The permission rule written a second time, independent of the kernel: any of `some`, all of `all`. */
const isHeld = (names: ReadonlySet<string>, permission: Permission) =>
  typeof permission === 'string'
    ? names.has(permission)
    : 'some' in permission
      ? permission.some.filter((name) => names.has(name)).length > 0
      : permission.all.filter((name) => !names.has(name)).length === 0

type Where = 'own' | 'missing' | 'malformed'
/** The expected status: from the permission, then from the object, then from the example's exceptions. */
function expected(op: AnyOperation, { of, says = {} }: Example, part: Part, where: Where): number | undefined {
  if (isGone(part)) return 401
  if (op.bearer_only && part === 'guest') return 405
  if (!isHeld(held[part], op.permission)) return part === 'guest' ? 401 : 403
  if (where === 'malformed') return pathFields(op.http).includes(of!.field) ? 404 : 422
  if (where === 'missing') return says.missing ?? 404
  return says[part] ?? likeAStranger(of, says, part) ?? (of && part !== 'owner' ? 404 : 200)
}
/** A plan opens no other member's things; for a member whom the owner has blocked the things do not exist. */
function likeAStranger(of: Example['of'], says: NonNullable<Example['says']>, part: Part): number | undefined {
  if (part === 'owner' || part === 'counterparty' || part === 'guest' || part === 'unverified') return undefined
  return part === 'blocked' && of && says.stranger === 200 ? (says.missing ?? 404) : says.stranger
}

const NOWHERE: Partial<Record<ObjectName, [missing: string, malformed: string]>> = { card: ['pm_0123456789', '!'] }
function inputOf({ given, of }: Example, things: Things, where: Where, part: Part): object {
  if (where === 'own') return given(things, part)
  const [missing, malformed] = NOWHERE[of!.kind] ?? ['0192f0c1-2345-7abc-8def-0123456789ab', '1;--']
  return { ...given(things, part), [of!.field]: where === 'missing' ? missing : malformed }
}

/** Operations that end the session they are called with: each request gets its own session. */
const ENDING = ['POST /logout', 'POST /session/step-up', 'POST /password/change', 'POST /sessions/end-others']
async function tokenOf(op: AnyOperation, part: Part): Promise<{ token?: string }> {
  const { token, email } = people[part]
  if (!ENDING.includes(op.http) || !token || isGone(part)) return token ? { token } : {}
  const entered = await world.guest.gets(accounts.logIn, { email, password: PASSWORD })
  return { token: entered.token! }
}

interface Cell {
  readonly part: Part
  readonly where: Where
  readonly status: number | undefined
}
/** Who may not call an operation at all is refused before its object is looked for: `npm test` asks them about their own object only, `prove -- matrix` about all. */
const REFUSED_BEFORE: readonly unknown[] = process.env.PROVE_N ? [] : [401, 403, 405]

/** Refusals first, because they must change nothing; then allowed requests, the owner's last. */
function cellsOf(op: AnyOperation, example: Example): Cell[] {
  const wheres: Where[] = example.of ? ['own', 'missing', 'malformed'] : ['own']
  const all = cast
    .flatMap((part) => wheres.map((where) => ({ part, where, status: expected(op, example, part, where) })))
    .filter(({ where, status }) => where === 'own' || !REFUSED_BEFORE.includes(status))
  const weight = ({ part, status }: Cell) => (status! >= 400 ? 0 : part === 'owner' ? 2 : 1)
  return all.sort((a, b) => weight(a) - weight(b))
}

const wrong: string[] = []
async function ask(op: AnyOperation, example: Example, things: Things, { part, where, status }: Cell): Promise<RawResponse> {
  const heard = await call(world.url, op, inputOf(example, things, where, part), await tokenOf(op, part))
  cells.push({ http: op.http, part, object: where + (example.of?.kind ?? ''), status: heard.status, text: heard.text })
  if (heard.status !== status)
    wrong.push(`${op.http} ${example.of?.kind ?? ''} by ${part} (${where}): ${heard.status} instead of ${status}: ${heard.text.slice(0, 200)}`)
  const leaks = part === 'owner' || part === 'counterparty' ? [] : Object.values(CANARY).filter((canary) => heard.text.includes(canary))
  if (leaks.length && !op.http.startsWith('POST /login')) wrong.push(`${op.http} tells ${part}: ${leaks}`)
  return heard
}

const owners = () => [world.ann.id, world.ben.id]
const digest = () => digestOf(world.pool, owners())

const AT_ONCE = 6
/** All requests of one example, on objects that no other request has changed. */
async function askAll(op: AnyOperation, example: Example, things: Things, judge: ReturnType<typeof answerJudge>) {
  const name = `${op.http} ${example.of?.kind ?? ''}`
  const all = cellsOf(op, example)
  const refusals = all.filter(({ status }) => status! >= 400)
  const nothing = new Set<string>()
  const one = async (cell: Cell) => {
    const heard = await ask(op, example, things, cell)
    if (heard.status === 404) nothing.add(heard.text)
    const broken = judge(op.http, heard)
    if (broken) wrong.push(broken)
  }
  const before = await digest()
  // Refused requests change nothing, so they can run at the same time.
  for (let at = 0; at < refusals.length; at += AT_ONCE) await Promise.all(refusals.slice(at, at + AT_ONCE).map(one))
  const after = await digest()
  if (after !== before) wrong.push(`${name}: a refusal changed ${after.split(' ').filter((one) => !before.includes(one))}`)
  // So can requests that only read.
  const abreast = spends(op) ? 1 : AT_ONCE
  for (let at = refusals.length; at < all.length; at += abreast) await Promise.all(all.slice(at, at + abreast).map(one))
  if (nothing.size > 1) wrong.push(`${name}: foreign, missing and malformed differ: ${[...nothing].join(' | ')}`)
}

const spends = ({ http }: AnyOperation) => !http.startsWith('GET') || http.includes('notifications/')
const areaOf = (http: string) => http.split(' ')[1]!.split('/')[1]!
const areas = [...new Set(Object.keys(examples).map(areaOf))]
const operationsOf = (area: string) => world.product.dispatcher.operations.filter(({ http }) => areaOf(http) === area)

test('B1 every operation has an example', () => {
  expect(world.product.dispatcher.operations.filter(({ http }) => !examples[http]).map(({ http }) => http)).toEqual([])
})

/** The area of administrators has three times the operations of any other. */
const LONGEST = 180_000
let last: Things | undefined
test.for(areas)(
  'B1 /%s: every operation × actor × object answers as its permission, its object and its example say',
  { timeout: LONGEST },
  async (area) => {
    const judge = answerJudge((await (await fetch(`${world.url}/api/openapi.json`)).json()) as never)
    const operations = operationsOf(area)
    const askWith = async (op: AnyOperation, example: Example, things: Things) => {
      await world.settle()
      await askAll(op, example, things, judge)
      // These operations end other sessions, which the next requests need.
      if (ENDING.includes(op.http)) await world.pool.query('update sessions set ended_at = null')
    }
    const reading = operations.filter((op) => !spends(op))
    // What only reads shares its objects.
    const shared = await makeAnew(
      area,
      reading.flatMap(({ http }) => examples[http]!),
    )
    for (const op of reading) for (const example of examples[op.http]!) await askWith(op, example, shared)
    for (const op of operations.filter(spends)) for (const example of examples[op.http]!) await askWith(op, example, await makeAnew(area, [example]))
    expect(wrong.splice(0)).toEqual([])
  },
)
/** The names of the things that an example reads. */
function namesRead({ given }: Example): ReadonlySet<string> {
  const names = new Set<string>()
  const things = new Proxy({} as Things, { get: (_, name) => names.add(String(name)) && 'something' })
  for (const part of cast) given(things, part)
  return names
}
/** A call of `/subscriptions` changes the plan of whoever may make it, which the next examples read. */
async function resetPlans() {
  const paying: readonly Part[] = ['owner', ...PLANS]
  const free = cast.filter((part) => people[part].id && !paying.includes(part)).map((part) => ['free', people[part].id])
  const planned = [['premium', world.ann.id], ...PLANS.map((plan) => [plan, people[plan].id]), ...free]
  for (const [plan, id] of planned) await world.pool.query('update members set plan = $1 where id = $2 and plan <> $1', [plan, id])
}
/** Objects that no allowed request has changed yet, for these examples. */
async function makeAnew(area: string, wanted: readonly Example[]): Promise<Things> {
  await resetPlans()
  const names = new Set(wanted.flatMap((example) => [...namesRead(example)]))
  const slices = new Set(wanted.map((example) => sliceOfExample.get(example)!))
  const kept = area === 'orders' || area === 'disputes' ? [] : dealingNames()
  last = await makeThings(world, last, { names, slices, kept })
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2) on conflict do nothing', [world.ann.id, people.blocked.id])
  return last
}

test('B1 no cell is undefined: each operation was asked by each actor', () => {
  console.info(`B1 ${cells.length} cells, ${cells.filter(({ status }) => status < 400).length} of them allowed`)
  const asked = new Set(cells.map(({ http, part }) => `${http} ${part}`))
  const holes = world.product.dispatcher.operations.flatMap(({ http }) =>
    cast.filter((part) => !asked.has(`${http} ${part}`)).map((part) => `${http} ${part}`),
  )
  expect(holes).toEqual([])
  expect(cells.every(({ status }) => Number.isInteger(status))).toBe(true)
})

test('M4 what commits asks for a key before it does anything', async () => {
  const things = await makeThings(world)
  for (const op of world.product.dispatcher.operations.filter(({ commits }) => commits)) {
    const [example] = examples[op.http]!
    for (const key of ['', 'short', 'with a blank', 'x'.repeat(81)])
      expect(
        (
          await call(world.url, op, example!.given(things), {
            token: (op.http.includes(' /admin/') ? people.administrator : isHeld(held.counterparty, op.permission) ? world.ben : people.business)
              .token!,
            headers: { 'idempotency-key': key },
          })
        ).json.code,
        `${op.http} with ${key}`,
      ).toBe('idempotency.missing')
  }
})
