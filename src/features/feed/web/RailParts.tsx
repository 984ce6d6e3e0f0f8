import { Plural, useLingui } from '@lingui/react/macro'
import { auctions } from '#features/auctions/contract.ts'
import { Countdown, useServerClock } from '#features/auctions/web/public.tsx'
import { pictureOf } from '#features/media/web/public.tsx'
import { network } from '#features/network/contract.ts'
import { FollowButton } from '#features/network/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './Feed.module.css'

const SHOWN = 3
const ending = { sort: 'ending' as const, page_size: SHOWN }
const people = { page_size: SHOWN }

/** Beside the feed: what ends soon, and whom one might follow. Loaded after the feed itself. */
export function RailParts() {
  const { signed_in } = useSite()
  return (
    <>
      <EndingSoon />
      {signed_in && <People />}
    </>
  )
}

type Lot = AnswerOf<typeof auctions.list>['auctions']['data'][number]
function EndingSoon() {
  const { t } = useLingui()
  const told = useMaybe(auctions.list, ending, true)
  if (!told?.auctions.data.length) return null
  return (
    <section>
      <h2>
        {t`Ending soon`} <a href="/marketplace/auctions">{t`All`}</a>
      </h2>
      <ul className={`plain ${css.list}`}>
        {told.auctions.data.map((lot) => (
          <EndingLot key={lot.id} lot={lot} server_time={told.server_time} />
        ))}
      </ul>
    </section>
  )
}

function EndingLot({ lot, server_time }: { lot: Lot; server_time: string }) {
  const now = useServerClock(server_time, lot.ends_at ?? server_time)
  return (
    <li>
      <span className={`well well--plain ${css.listWell}`}>
        {lot.media && <ItemPicture picture={pictureOf(lot.media, lot)} alt="" scaled={false} sizes="56px" />}
      </span>
      <div>
        <a className={css.title} href={`/auctions/${lot.id}`}>
          <bdi>{lot.name}</bdi>
        </a>
        <p>
          <Plural value={lot.bid_count} _0="no bids yet" one="# bid" other="# bids" />
        </p>
      </div>
      <div className={css.end}>
        <Price money={{ amount: lot.current_price ?? lot.initial_bid, currency: lot.currency }} />
        <p>{lot.ends_at && <Countdown ends_at={lot.ends_at} now={now} bare />}</p>
      </div>
    </li>
  )
}

function People() {
  const { t } = useLingui()
  const found = useMaybe(network.suggestions, people, true)?.suggestions
  if (!found?.length) return null
  return (
    <section>
      <h2>
        {t`People`} <a href="/network">{t`All`}</a>
      </h2>
      <ul className={`plain ${css.list}`}>
        {found.map(({ user }) => (
          <li key={user.id}>
            <Avatar name={user.full_name} url={user.image_url} />
            <div>
              <a className={css.title} href={`/profile/${user.id}`}>
                <bdi>{user.full_name}</bdi>
              </a>
              <p>@{user.username}</p>
            </div>
            <div className={css.end}>
              <FollowButton member={user} person={user} size="s" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
