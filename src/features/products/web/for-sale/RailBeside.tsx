import { useEffect, useState } from 'react'
import { Static } from '#web/hydration/Static.tsx'
import css from './ForSale.module.css'
import { ForSaleRail } from './ForSaleRail.tsx'
import type { ForSale } from './for-sale-address.ts'

/** Breakpoint at which filters stand beside the list; keep equal to filters.css. */
const ROOM = '(min-width: 1024px)'

/** Lazy hydration: hidden on phones, so it hydrates only when the window is wide enough. */
export function RailBeside({ page }: { page: ForSale }) {
  return (
    <Static as="div" id="rail" className={css.beside} awake={useRoom()}>
      {() => <ForSaleRail page={page} />}
    </Static>
  )
}

function useRoom(): boolean {
  const [room, setRoom] = useState(() => typeof matchMedia === 'undefined' || matchMedia(ROOM).matches)
  useEffect(() => {
    const screen = matchMedia(ROOM)
    const look = () => setRoom(screen.matches)
    screen.addEventListener('change', look)
    return () => screen.removeEventListener('change', look)
  }, [])
  return room
}
