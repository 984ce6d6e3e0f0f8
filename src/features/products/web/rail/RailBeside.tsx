import type { PartAhead } from '#web/hydration/ahead.ts'
import { Static } from '#web/hydration/Static.tsx'
import css from '../for-sale/ForSale.module.css'
import type { ForSale } from '../for-sale/for-sale-address.ts'
import type { MarketPage } from '../market/market.ts'
import { marketRail, saleRail } from './later-rails.ts'
import { useRoom } from './use-room.ts'

export const RailBeside = ({ page }: { page: ForSale }) => <Beside rail={saleRail} page={page} />
export const MarketRailBeside = ({ page }: { page: MarketPage }) => <Beside rail={marketRail} page={page} />

/** Lazy hydration: hidden on phones, so its script comes and it hydrates only when the window is wide enough. */
function Beside<Page>({ rail, page }: { rail: PartAhead<{ page: Page }>; page: Page }) {
  const room = useRoom()
  const Part = rail.usePart(room)
  return (
    <Static as="div" id="rail" className={css.beside} awake={room && Part !== undefined}>
      {() => Part && <Part page={page} />}
    </Static>
  )
}
