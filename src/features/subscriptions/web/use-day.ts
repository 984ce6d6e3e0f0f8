import { useContext } from 'react'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'

/** DD-MM-YYYY in the viewer's time zone, where only text is possible. */
export function useDay(): (at: string) => string {
  const zone = useContext(ZoneContext)
  return (at) => {
    const parts = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone }).formatToParts(
      Date.parse(at),
    )
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
    return `${part('day')}-${part('month')}-${part('year')}`
  }
}
