import { useEffect, useState } from 'react'
import { leftOf } from './left.ts'
import { ServerClock } from './server-clock.ts'

declare global {
  /** The database's clock when a kept page was sent, in milliseconds; what the page tells is of when it was drawn. */
  var sentAt: number | undefined
}
const clock = new ServerClock(() => performance.now())

/** The server's time, ticking: `asked_at` is the database's clock when it answered. */
export function useServerClock(asked_at: string, ends_at: string): number {
  const [now, setNow] = useState(() => Date.parse(asked_at))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    clock.heard(Math.max(Date.parse(asked_at), globalThis.sentAt ?? 0))
    const look = () => {
      clearTimeout(timer)
      const at = clock.now()
      setNow(at)
      timer = setTimeout(look, pauseOf(Date.parse(ends_at) - at))
    }
    const shown = () => document.hidden || look()
    look()
    document.addEventListener('visibilitychange', shown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', shown)
    }
  }, [asked_at, ends_at])
  return now
}

const [SECOND, MINUTE] = [1_000, 60_000]
/** Until the figure on the clock changes: the next whole second in the last hour, else a minute. */
const pauseOf = (left: number) => (left <= 0 ? MINUTE : leftOf(left).ticks ? left % SECOND || SECOND : Math.min(MINUTE, left))
