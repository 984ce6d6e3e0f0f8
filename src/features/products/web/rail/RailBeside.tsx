import { Static } from '#web/hydration/Static.tsx'
import css from './ForSale.module.css'
import { ForSaleRail } from './ForSaleRail.tsx'
import type { ForSale } from './for-sale-address.ts'
import { useRoom } from './use-room.ts'

/** Lazy hydration: hidden on phones, so it hydrates only when the window is wide enough. */
export function RailBeside({ page }: { page: ForSale }) {
  return (
    <Static as="div" id="rail" className={css.beside} awake={useRoom()}>
      {() => <ForSaleRail page={page} />}
    </Static>
  )
}
