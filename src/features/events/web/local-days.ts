/** Wall time of a place, as text: days are counted without any zone. */
const asUtc = (local: string) => Date.parse(`${local.length > 10 ? local.slice(0, 16) : `${local}T00:00`}:00Z`)
/** The day before midnight, when an event of whole days ends. */
export const lastDayOf = ({ end_date, duration_type }: { end_date: string; duration_type: string }) =>
  duration_type === 'all_day' && end_date.endsWith('T00:00') ? addDays(end_date, -1) : end_date
export const addDays = (local: string, days: number) => new Date(asUtc(local) + days * 86_400_000).toISOString().slice(0, local.length)
export const dayNumber = (local: string) => Number(local.slice(8, 10))
