import { useLingui } from '@lingui/react/macro'
import { createContext, useContext } from 'react'

/** Hydration: the viewer's time zone from the server, so that both sides render the same text. */
export const ZoneContext = createContext('UTC')

export interface DateTimeProps {
  /** ISO 8601. */
  at: string
  /** Default: the viewer's time zone. */
  zone?: string
  show?: 'date' | 'time' | 'both'
  /** Names the time zone, for auctions and events. */
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

/** DD-MM-YYYY h:mm a, without line breaks. */
export function DateTime({ at, zone, show = 'both', named }: DateTimeProps) {
  const { t } = useLingui()
  const viewers = useContext(ZoneContext)
  // A date without time is the same in every time zone.
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
