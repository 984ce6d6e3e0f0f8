import { findMedias, mediaView, thumbAddress } from '#features/media/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { COIN } from '#kernel/coins.ts'
import type { Locale } from '#kernel/locale.ts'
import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Requester, Viewer } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { BountyId, bounties } from '../contract.ts'
import { bountyMachine, huntable, isWaiting } from '../rules.ts'
import { type WholeBounty, wholeBounties } from './queries.ts'

export type BountyView = OutputOf<typeof bounties.show>['bounty']
export type BountyCardView = OutputOf<typeof bounties.list>['bounties']['data'][number]
export interface BountyReader {
  readonly db: Db
  readonly tools: Pick<Tools, 'files'>
  readonly viewer: Viewer
  readonly requester: Requester
}

async function commonOf(db: Db, locale: Locale, viewer: string | null) {
  const nameOf = await termNames(db, locale)
  const named = (list: 'grades' | 'formats' | 'countries', code: string | null) => (code === null ? null : nameOf(list, code))
  return (row: WholeBounty) => {
    const { id, number, user_id, title, minimum_grade, minimum_centering, item_format, target, country, currency, status, held_at, expires_at } = row
    const in_coins = currency === COIN
    return {
      ...{ id, number, user_id, title, minimum_grade, minimum_centering, item_format, target, country, currency, status, held_at, expires_at },
      ...(row.publish_at && { publish_at: row.publish_at }),
      minimum_grade_name: named('grades', minimum_grade),
      minimum_centering_name: named('grades', minimum_centering),
      item_format_name: named('formats', item_format),
      country_name: named('countries', country),
      reward_option: in_coins ? ('coins' as const) : ('money' as const),
      offered_amount: in_coins ? null : row.reward,
      offered_coins: in_coins ? row.reward : null,
      offer_count: row.offer_count,
      is_own: user_id === viewer,
    }
  }
}

/** Cards of a page, with one question about their pictures. */
export async function bountyCards({ db, tools, viewer, requester }: BountyReader, rows: readonly WholeBounty[]): Promise<BountyCardView[]> {
  const medias = await findMedias(
    db,
    rows.flatMap(({ media_ids }) => media_ids.slice(0, 1)),
  )
  const common = await commonOf(db, requester.locale, viewer.id)
  return rows.map((row) => {
    const media = row.media_ids[0] && medias.get(row.media_ids[0])
    return { ...common(row), user_name: row.full_name!, image_url: media ? thumbAddress(tools.files, media) : null }
  })
}

export async function bountyView({ db, tools, viewer, requester }: BountyReader, row: WholeBounty): Promise<BountyView> {
  const medias = await findMedias(db, row.media_ids)
  const common = (await commonOf(db, requester.locale, viewer.id))(row)
  const { uid, username, description, days, created_at, ended_at } = row
  const may = viewer.permissions.has('marketplace.bounty.hunting')
  return {
    ...common,
    ...{ description, days, created_at, ended_at, server_time: row.now },
    own_offer_id: row.own_offer_id,
    medias: row.media_ids.flatMap((id) => medias.get(id) ?? []).map((media) => mediaView(tools.files, media)),
    user: { id: row.user_id, uid, username, full_name: row.full_name!, image_url: row.user_image_url, created_at: row.member_since },
    can_offer: viewer.id !== null && may && !huntable(row, viewer.id, row.now),
    actions: common.is_own ? actionsOf(row) : [],
  }
}

const FITS: Partial<Record<string, (row: WholeBounty) => boolean>> = { award: (row) => row.has_accepted, close: (row) => !row.has_accepted }
function actionsOf(row: WholeBounty): BountyView['actions'] {
  const moves = possible(bountyMachine, row.status, 'poster') as ('publish' | 'schedule' | 'unschedule' | 'close' | 'award' | 'archive')[]
  // Scheduled from the form, where its time is given.
  const now = moves.filter((action) => action !== 'schedule').filter((action) => FITS[action]?.(row) ?? true)
  const editable = isWaiting(row.status) || row.status === 'Closed'
  return [...(editable ? (['edit'] as const) : []), ...now, ...(isWaiting(row.status) && row.hold_id === null ? (['remove'] as const) : [])]
}

interface Call {
  readonly tx: Tx
  readonly tools: Pick<Tools, 'files'>
  readonly viewer: Viewer
  readonly requester: Requester
}
/** The bounty after a command, as its poster sees it. */
export async function bountyAnswer({ tx, tools, viewer, requester }: Call, id: BountyId) {
  const row = await wholeBounties(tx, viewer.id).where('bounties.id', '=', id).executeTakeFirstOrThrow()
  return { bounty: await bountyView({ db: tx, tools, viewer, requester }, row) }
}
