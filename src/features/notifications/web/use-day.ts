import { useContext } from 'react'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Date in the viewer's time zone, as `2026-11-21`. */
export function useDay(): (at: string) => string {
  const zone = useContext(ZoneContext)
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
  formats.set(zone, format)
  return (at) => format.format(Date.parse(at))
}
