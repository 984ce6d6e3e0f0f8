import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { useSite } from '#web/router/use-site.ts'
import { KindLabel } from '#web/ui/cards/KindLabel.tsx'
import { ShareButton } from '#web/ui/overlays/ShareButton.tsx'
import type { AuctionAnswer } from '../auction-answer.ts'
import { auctionPath } from '../paths.ts'
import { metaOf } from './lot-words.ts'
import { WatchLot } from './WatchLot.tsx'

/** Kind, number, title, and the buttons beside them. */
export function LotTitle({ lot }: { lot: AuctionAnswer }) {
  const { t } = useLingui()
  const { origin } = useSite()
  const { id, number, name, is_own, status } = lot
  return (
    <>
      <div className="row row--wrap">
        <KindLabel kind="auction" />
        <span className="caption">{t`Lot ${spokenNumber(number)}`}</span>
        <span className="row push">
          {!is_own && status === 'active' && <WatchLot lot={lot} />}
          <ShareButton size="s" title={name} url={origin + auctionPath(id)} />
        </span>
      </div>
      <h1 id="title">{name}</h1>
      <p className="text-2">{metaOf(lot)}</p>
    </>
  )
}
