import { useEffect, useState } from 'react'
import { Static } from '#web/hydration/Static.tsx'
import css from './ForSale.module.css'
import { ForSaleRail } from './ForSaleRail.tsx'
import type { ForSale } from './for-sale-address.ts'

/** From there on the rail is seen beside the list; as in filters.css. */
const ROOM = '(min-width: 1024px)'

/** On a phone nobody sees the rail, and its sheet has one of its own: it comes to life when there is room for it. */
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
