/** How a list of items is asked for: its orders and its number of a catalogue. */

/** What `order_by_condition` may be; each has an index of the member's own. */
export const itemOrders = {
  newest: { columns: ['id'], direction: 'desc' },
  oldest: { columns: ['id'], direction: 'asc' },
  country: { columns: ['country_order', 'year_order', 'number_key', 'id'], direction: 'asc' },
  number: { columns: ['country_order', 'number_key', 'id'], direction: 'asc' },
  year: { columns: ['year_order', 'id'], direction: 'asc' },
  name: { columns: ['name_key', 'id'], direction: 'asc' },
  value: { columns: ['value_order', 'id'], direction: 'desc' },
  /** As its owner has laid them. */
  own: { columns: ['own_place', 'id'], direction: 'asc' },
} as const
export type ItemOrder = keyof typeof itemOrders
export const orderNames = Object.keys(itemOrders) as [ItemOrder, ...ItemOrder[]]

interface AskedNumber {
  readonly type: string | undefined
  readonly number: string
}

/** `{"type":"scott","number":"240"}`, `scott:240`, or the bare number in any catalogue. */
export function numberAsked(text: string): AskedNumber {
  const object = jsonOf(text)
  const [, type, number] = /^([a-z0-9_]{1,40}):(.+)$/s.exec(text) ?? []
  if (object && typeof object.number === 'string')
    return { type: typeof object.type === 'string' ? object.type : undefined, number: object.number.trim() }
  return number === undefined ? { type: undefined, number: text.trim() } : { type, number: number.trim() }
}

function jsonOf(text: string): { type?: unknown; number?: unknown } | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null ? found : undefined
  } catch {
    return undefined
  }
}

interface Wish {
  readonly user_id?: string | undefined
  readonly order_by_condition: ItemOrder
  readonly narrow: readonly (readonly unknown[] | unknown)[]
}
/** Tags and trash are one owner's; the items of all members are told the newest or the oldest first. */
export const needsOwner = ({ user_id, order_by_condition, narrow }: Wish): boolean =>
  user_id === undefined &&
  (!['newest', 'oldest'].includes(order_by_condition) ||
    narrow.some((wish) => (Array.isArray(wish) ? wish.length > 0 : wish !== undefined && wish !== false)))

/** The distance between two places that are given at first. */
export const PLACE_STEP = 1_024
export interface Gap {
  readonly after: number
  /** Null: behind all. */
  readonly before: number | null
}
/** So many places between two others, at equal distances; undefined where there is no room. */
export function placesBetween({ after, before }: Gap, count: number): number[] | undefined {
  const step = before === null ? PLACE_STEP : Math.floor((before - after) / (count + 1))
  return step < 1 ? undefined : Array.from({ length: count }, (_, at) => after + step * (at + 1))
}
