import { useEffect, useState } from 'react'

/** Breakpoint at which filters stand beside the list; keep equal to filters.css. */
const ROOM = '(min-width: 1024px)'

/** The server draws for every window. */
export const hasRoom = () => typeof matchMedia === 'undefined' || matchMedia(ROOM).matches

export function useRoom(): boolean {
  const [room, setRoom] = useState(hasRoom)
  useEffect(() => {
    const screen = matchMedia(ROOM)
    const look = () => setRoom(screen.matches)
    screen.addEventListener('change', look)
    return () => screen.removeEventListener('change', look)
  }, [])
  return room
}
