import { useLingui } from '@lingui/react/macro'

const formats = new Map<string, Intl.DateTimeFormat>()
function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, made)
  return made
}
const asUtc = (local: string) => Date.parse(`${local.length > 10 ? local.slice(0, 16) : `${local}T00:00`}:00Z`)

/** Wall time of a place in words; it is shown as it stands there, whatever zone its reader is in. */
export function useLocalWords() {
  const { t, i18n } = useLingui()
  const say = (local: string, options: Intl.DateTimeFormatOptions) => format(i18n.locale, options).format(asUtc(local))
  const time = (local: string) => {
    const [hour, minute] = [Number(local.slice(11, 13)), local.slice(14, 16)]
    const half = hour < 12 ? t`am` : t`pm`
    return `${hour % 12 || 12}:${minute}\u00a0${half}`
  }
  const date = (local: string) => `${local.slice(8, 10)}-${local.slice(5, 7)}-${local.slice(0, 4)}`
  return {
    time,
    date,
    both: (local: string) => `${date(local)} ${time(local)}`,
    month: (local: string) => say(local, { month: 'long', year: 'numeric' }),
    shortMonth: (local: string) => say(local, { day: 'numeric', month: 'short' }),
    weekday: (local: string) => say(local, { weekday: 'long' }),
    shortWeekday: (local: string) => say(local, { weekday: 'short' }),
  }
}
