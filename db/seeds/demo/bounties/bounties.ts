// Bounties of the demo market: wanted things in every state, with offers.
import { bounties } from '#features/bounties/contract.ts'
import { coins } from '#features/coins/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { DemoActor } from '../actor.ts'
import type { People } from '../join.ts'
import { demoItems } from '../market.ts'
import type { DemoParts } from '../parts.ts'
import type { DemoItem } from '../rows.ts'
import { draw } from '../stamps/draw.ts'
import { hang, type Wall } from '../studio/hang.ts'
import { cardOf } from '../trade/trade.ts'
import { availableTo, bountiesMade, forSaleOf } from './bounties-queries.ts'

export const BOUNTIES = 'demo-bounties'
const SEED = 1867
/** Of a pack of coins. */
const PACK = 1_000

/** Five days. */
const OPENS_IN = 432_000_000

type Offered = 'sale' | 'link' | 'accepted' | 'rejected'
interface Wanted {
  readonly by: string
  readonly state: 'Draft' | 'Scheduled' | 'Active' | 'Closed' | 'Won'
  readonly reward: { readonly coins: number } | { readonly money: number }
  readonly more?: Partial<GivenOf<typeof bounties.create>>
  readonly offers?: readonly Offered[]
}
const WANTED: readonly Wanted[] = [
  { by: 'cleo', state: 'Active', reward: { coins: 120 }, more: { minimum_grade: 'VF' }, offers: ['sale', 'link'] },
  { by: 'cleo', state: 'Active', reward: { coins: 60 }, more: { target: 'local', country: 'FR', days: 14 } },
  { by: 'cleo', state: 'Won', reward: { coins: 80 }, offers: ['sale', 'accepted'] },
  { by: 'cleo', state: 'Draft', reward: { coins: 40 } },
  { by: 'ben', state: 'Active', reward: { coins: 200 }, more: { minimum_grade: 'F', days: 60 }, offers: ['accepted', 'link'] },
  { by: 'ben', state: 'Closed', reward: { coins: 50 }, offers: ['rejected'] },
  { by: 'greta_l', state: 'Active', reward: { coins: 90 }, more: { days: 7 }, offers: ['link'] },
  { by: 'greta_l', state: 'Active', reward: { coins: 25 } },
  { by: 'ximena_c', state: 'Active', reward: { coins: 300 }, more: { minimum_grade: 'XF', days: 90 }, offers: ['sale'] },
  { by: 'cleo', state: 'Scheduled', reward: { coins: 70 }, more: { minimum_grade: 'VF' } },
  { by: 'ann', state: 'Active', reward: { money: 2_500 }, offers: ['link'] },
]
const FINDERS = ['ann', 'lea_vautrin', 'ben'] as const
const links = ['https://www.delcampe.net/en_US/collectibles/item/1204417.html', 'https://www.ebay.com/itm/325519470']

/** Each step checks what exists, so that an interrupted fill goes on. */
export async function seek({ pool, product }: DemoParts, people: People, wall: Wall) {
  const made = await bountiesMade(pool)
  const items = demoItems(SEED, WANTED.length)
  for (const [at, wanted] of WANTED.entries()) {
    const poster = people.get(wanted.by)!
    const kept = made.get(items[at]!.title)
    const id = kept?.id ?? (await describe(poster, wanted, items[at]!, wall))
    if (wanted.state === 'Scheduled' && (kept?.status ?? 'Draft') === 'Draft')
      await poster.does(bounties.schedule, { id, publish_at: new Date(Date.now() + OPENS_IN).toISOString() })
    if (wanted.state === 'Draft' || wanted.state === 'Scheduled' || (kept && kept.status !== 'Draft')) continue
    if (!(await canHold({ pool, poster }, wanted))) continue
    await poster.does(bounties.publish, { id })
    await offerFor({ pool, people, poster, id }, wanted, at)
    if (wanted.state === 'Won') await poster.does(bounties.award, { id })
    if (wanted.state === 'Closed') await poster.does(bounties.close, { id })
  }
  await product.relay.drain()
  await pool.query('insert into seeds (name, hash) values ($1, $2) on conflict do nothing', [BOUNTIES, '1'])
}

async function describe(poster: DemoActor, { reward, more }: Wanted, item: DemoItem, wall: Wall): Promise<Id<'bounties'>> {
  const offered =
    'coins' in reward
      ? { reward_option: 'coins' as const, offered_coins: reward.coins }
      : { reward_option: 'money' as const, offered_amount: reward.money }
  const media_ids = [await hang(wall, poster.id, draw(item.front))]
  const { bounty } = await poster.does(bounties.create, { title: item.title, description: item.description, media_ids, ...offered, ...more })
  return bounty.id
}

/** Coins are bought where they are short; a reward in money needs what was sold before. */
async function canHold({ pool, poster }: { pool: DemoParts['pool']; poster: DemoActor }, { reward }: Wanted): Promise<boolean> {
  if ('money' in reward) return (await availableTo(pool, poster.id, 'seller_available')) >= reward.money
  if ((await availableTo(pool, poster.id, 'member_coins')) >= reward.coins) return true
  const payment_method_id = await cardOf(poster, 'pm_card_visa', true)
  await poster.does(coins.buy, { coins: PACK, payment_method_id, expected_amount: PACK })
  return true
}

interface Hunt {
  readonly pool: DemoParts['pool']
  readonly people: People
  readonly poster: DemoActor
  readonly id: Id<'bounties'>
}
async function offerFor({ pool, people, poster, id }: Hunt, { by, offers = [] }: Wanted, at: number) {
  const finders = FINDERS.filter((one) => one !== by)
  for (const [nth, how] of offers.entries()) {
    const finder = people.get(finders[(at + nth) % finders.length]!)!
    const product_id = how === 'link' ? undefined : await forSaleOf(pool, finder.id)
    const thing = product_id
      ? { referable_type: 'Product' as const, product_id }
      : { referable_type: 'referral_link' as const, link: links[(at + nth) % links.length]! }
    const { bounty_offer } = await finder.does(bounties.placeOffer, { bounty_id: id, ...thing })
    if (how === 'accepted') await poster.does(bounties.answerOffer, { id: bounty_offer.id, status: 'Accepted' })
    if (how === 'rejected') await poster.does(bounties.answerOffer, { id: bounty_offer.id, status: 'Rejected' })
  }
}
