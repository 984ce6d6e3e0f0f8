import { findMedias, type MediaRow, thumbAddress } from '#features/media/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { BountyOfferId, bounties } from '../../contract.ts'
import { bountyOfferMachine } from '../../rules.ts'
import type { BountyReader } from '../view.ts'
import { type WholeOffer, wholeOffers } from './queries-list.ts'

export type OfferView = OutputOf<typeof bounties.showOffer>['bounty_offer']
type NameOf = Awaited<ReturnType<typeof termNames>>

/** Only the finder knows where it is, and the poster once it is accepted. */
const revealed = (row: WholeOffer, viewer: string | null) => row.user_id === viewer || (row.poster_id === viewer && row.status === 'Accepted')

/** Offers as their finder or poster reads them, with one question about their pictures. */
export async function offerViews({ db, tools, viewer, requester }: BountyReader, rows: readonly WholeOffer[]): Promise<OfferView[]> {
  const medias = await findMedias(
    db,
    rows.flatMap(({ media_id }) => media_id ?? []),
  )
  const nameOf = await termNames(db, requester.locale)
  return rows.map((row) => {
    const role = row.user_id === viewer.id ? 'finder' : 'poster'
    const { id, bounty_id, user_id, poster_id, message, status, created_at, answered_at, lapses_at } = row
    const is_open = row.bounty_status === 'Active' && row.won_at === null
    return {
      ...{ id, bounty_id, user_id, poster_id, role, message, status, created_at, answered_at, lapses_at, is_won: row.won_at !== null },
      bounty: { title: row.title, status: row.bounty_status, reward: row.reward, currency: row.currency },
      user: { id: user_id, uid: row.uid, username: row.username, full_name: row.full_name!, image_url: row.image_url, created_at: row.member_since },
      referable_type: row.referable_type as OfferView['referable_type'],
      action_reason: row.action_reason as OfferView['action_reason'],
      facts: factsOf(row, nameOf, row.media_id === null ? undefined : medias.get(row.media_id), tools),
      address: revealed(row, viewer.id) ? row.address : null,
      is_outside: row.referable_type === 'referral_link',
      actions: is_open ? (possible(bountyOfferMachine, status, role) as OfferView['actions']) : [],
    }
  })
}

/** Of a thing of somebody else nothing is told: its name would be its address. */
function factsOf(row: WholeOffer, nameOf: NameOf, media: MediaRow | undefined, tools: BountyReader['tools']): OfferView['facts'] {
  if (row.referable_type === 'market_referral' || row.referable_type === 'referral_link') return null
  const named = (list: 'grades' | 'qualities' | 'formats' | 'certificate_bodies', code: string | null) => (code === null ? null : nameOf(list, code))
  const body = named('certificate_bodies', row.certificate_body)
  return {
    name: row.product_name ?? row.auction_name ?? row.trade_title ?? row.title,
    image_url: media ? thumbAddress(tools.files, media) : null,
    price: row.price,
    currency: row.price_currency,
    grade: named('grades', row.grade),
    quality: named('qualities', row.quality),
    format: named('formats', row.format),
    certificate: body === null ? null : [body, row.certificate_number].filter(Boolean).join(' '),
  }
}

export async function oneOffer(reader: BountyReader, id: BountyOfferId): Promise<OfferView> {
  const row = await wholeOffers(reader.db).where('bounty_offers.id', '=', id).executeTakeFirstOrThrow()
  return (await offerViews(reader, [row]))[0]!
}
