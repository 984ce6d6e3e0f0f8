import { minorDigits } from '#kernel/written/money-text.ts'
import type { EventShown } from '../event-answer.ts'
import { eventPath } from '../event-answer.ts'

const STATUS = { cancelled: 'EventCancelled' } as const
const MODES = {
  In_Person: 'OfflineEventAttendanceMode',
  Virtual: 'OnlineEventAttendanceMode',
  In_Person_And_Virtual: 'MixedEventAttendanceMode',
} as const

/** The event as search engines read it (schema.org Event). */
export function eventFacts(event: EventShown, origin: string): object {
  const { id, title, description, status, mode, location, starts_at, ends_at, user, type, price, currency } = event
  const url = origin + eventPath(id)
  const place = location ? { '@type': 'Place', name: location, address: location } : undefined
  return {
    '@type': type === 'Exhibition' ? 'ExhibitionEvent' : 'Event',
    name: title,
    ...(description && { description: description.slice(0, 500) }),
    startDate: starts_at,
    endDate: ends_at,
    eventStatus: `https://schema.org/${status in STATUS ? STATUS.cancelled : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${MODES[mode]}`,
    location: place ?? { '@type': 'VirtualLocation', url },
    ...(user && { organizer: { '@type': 'Person', name: user.full_name, url: `${origin}/profile/${user.id}` } }),
    ...(price !== null && currency && { offers: { '@type': 'Offer', price: decimalOf(price, currency), priceCurrency: currency, url } }),
    url,
  }
}

function decimalOf(amount: number, currency: string): string {
  const digits = minorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
