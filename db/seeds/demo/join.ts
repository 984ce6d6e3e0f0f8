import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accounts } from '#features/accounts/contract.ts'
import { shipping } from '#features/shipping/contract.ts'
import { stores } from '#features/stores/contract.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { actor, type DemoActor } from './actor.ts'
import type { DemoParts } from './parts.ts'
import { DEMO_MEMBERS, DEMO_STORES, type DemoMember, type DemoStore } from './people.ts'
import { ratesOf } from './rates.ts'
import { dealsIn, type Shelved } from './shelf.ts'
import { hang, type Wall } from './studio/hang.ts'
import { COVER, shopSign, shopWindow } from './window.ts'

export type People = ReadonlyMap<string, DemoActor>
const DOMAIN = 'demo.example'
const shopOf = (username: string) => DEMO_STORES.find(({ owner }) => owner === username)
const planOf = (shop: DemoStore | undefined) => (shop ? (shop.business ? 'business' : 'premium') : 'free')

/** Creates the members that do not exist yet; all passwords are written to a file before the first is created. */
export async function joinMarket({ product, pool, data_dir, say }: DemoParts): Promise<People> {
  const passwords = passwordsIn(join(data_dir, 'demo-members.txt'), say)
  const known = await pool.query<{ username: string; id: MemberId }>(`select username, id from members where email like '%@${DOMAIN}'`)
  const ids = new Map(known.rows.map(({ username, id }) => [username, id]))
  const people = new Map<string, DemoActor>()
  for (const [at, person] of DEMO_MEMBERS.entries()) {
    const { username, language } = person
    const plan = planOf(shopOf(username))
    const newcomer = actor(product, '' as MemberId, language)
    const id = ids.get(username) ?? (await enrol(newcomer, person, passwords.get(username)!))
    await pool.query(
      // Join dates in the past, for levels and profiles that depend on them.
      `update members set email_verified_at = joined.at, country = $2, description = $3, plan = $4, locale = $5,
        created_at = joined.at from (select clock_timestamp() - make_interval(days => $6) as at) as joined where id = $1`,
      [id, person.country, person.about, plan, language, 90 + ((at * 397 + 1_400) % 2_400)],
    )
    people.set(username, actor(product, id, language, plan === 'free' ? 'premium' : plan))
  }
  await pool.query(`delete from mails where recipient like '%@${DOMAIN}' and template = 'verify'`)
  return people
}

function passwordsIn(file: string, say: DemoParts['say']): ReadonlyMap<string, string> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const kept = new Map(lines.map((line) => line.split(/\s+/) as [string, string]))
  const all = DEMO_MEMBERS.map(({ username }): [string, string] => {
    const address = `${username}@${DOMAIN}`
    return [username, kept.get(address) ?? randomBytes(9).toString('base64url')]
  })
  const written = all.map(([username, password]) => `${username}@${DOMAIN}  ${password}`)
  writeFileSync(file, `${written.join('\n')}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
  say(`  Demo members (ann sells, ben buys, cleo collects; all of them in ${file}):`)
  for (const line of written.slice(0, 3)) say(`    ${line}`)
  return new Map(all)
}

async function enrol(newcomer: DemoActor, { name, username }: DemoMember, password: string): Promise<MemberId> {
  const [first_name, ...rest] = name.split(' ')
  const { user } = await newcomer.does(accounts.signUp, {
    first_name: first_name!,
    last_name: rest.join(' ') || first_name!,
    username,
    email: `${username}@${DOMAIN}`,
    password,
  })
  return user.id
}

/** Opens each store with a picture of its products and its own shipping rates. */
export async function openShops({ pool }: DemoParts, people: People, things: readonly Shelved[], wall: Wall) {
  const open = new Set(
    (await pool.query<{ username: string }>('select username from stores s join members m on m.id = s.member_id')).rows.map((row) => row.username),
  )
  for (const [at, shop] of DEMO_STORES.entries()) {
    const seller = people.get(shop.owner)!
    if (!open.has(shop.owner)) {
      const shown = things.filter(({ owner, state }) => owner === shop.owner && state === 'sale').slice(0, 12)
      const items = shown.map(({ item }) => item).filter(({ width_mm, height_mm }) => width_mm < 2 * height_mm)
      const cover_media_id = await hang(wall, seller.id, shopWindow(shop.cloth, items), wall.studio.longest * COVER)
      const profile_media_id = await hang(wall, seller.id, shopSign(shop.cloth, items[0]!), wall.studio.longest / 2)
      await seller.does(stores.create, { ...facts(shop), ...dealsIn(shop, things), cover_media_id, profile_media_id })
    }
    await seller.does(shipping.setRates, { rates: ratesOf(at, shop.specialties.includes('supplies')) })
    // Half of them buy the labels of their parcels here.
    if (at % 2 === 0) await seller.does(shipping.setMode, { mode: 'easypost' })
  }
  await pool.query(
    `update stores s set created_at = m.created_at + interval '25 days' from members m where m.id = s.member_id and m.email like '%@${DOMAIN}'`,
  )
}

const facts = ({ name, country, town, description, open_hours, business, returns_days }: DemoStore) => ({
  name,
  country,
  city: town,
  description,
  open_hours,
  returns_days,
  type: business ? ('business' as const) : ('individual' as const),
})
