import { useLingui } from '@lingui/react/macro'
import { createContext, useContext } from 'react'

/** The viewer's time zone, from the server, so that both sides write the same. */
export const ZoneContext = createContext('UTC')

export interface DateTimeProps {
  /** ISO 8601, as the API gives it. */
  at: string
  /** Else the viewer's, from ZoneContext. */
  zone?: string
  show?: 'date' | 'time' | 'both'
  /** Names the zone, as on auctions and events. */
  named?: boolean
}

const formats = new Map<string, Intl.DateTimeFormat>()

function format(zone: string): Intl.DateTimeFormat {
  const made = formats.get(zone)
  if (made) return made
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const
  const fresh = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone, timeZoneName: 'shortOffset' })
  formats.set(zone, fresh)
  return fresh
}

/** DD-MM-YYYY h:mm a, never wrapped. */
export function DateTime({ at, zone, show = 'both', named }: DateTimeProps) {
  const { t } = useLingui()
  const viewers = useContext(ZoneContext)
  // A bare date is a day on the calendar, the same in every zone.
  const bare = /^\d{4}-\d{2}-\d{2}$/.test(at)
  const parts = format(bare ? 'UTC' : (zone ?? viewers)).formatToParts(Date.parse(at))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const half = part('dayPeriod').startsWith('A') ? t`am` : t`pm`
  const day = `${part('day')}-${part('month')}-${part('year')}`
  const hour = `${part('hour')}:${part('minute')}\u00a0${half}`
  const both = bare || show === 'date' ? day : show === 'time' ? hour : `${day} ${hour}`
  return (
    <time dateTime={at}>
      {both}
      {named && ` ${part('timeZoneName')}`}
    </time>
  )
}
