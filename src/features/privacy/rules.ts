/** Between the wish to be forgotten and the day of it, signing in calls it off. */
export const ERASE_AFTER_DAYS = 14
export const EXPORT_LASTS_DAYS = 7
export const LINK_LASTS_MINUTES = 2

export interface Progress {
  readonly done: number
  readonly total: number
}
/** In hundredths; whole only when it is ready. */
export const progressOf = (status: string, { done, total }: Progress) => {
  if (status === 'ready' || status === 'expired') return 100
  return total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100))
}

/** What is typed must be one's own name, as people type it. */
export const isOwnName = (typed: string, username: string) => typed.trim().toLowerCase() === username

export interface Balance {
  readonly code: string
  readonly currency: string
  readonly amount: number
}
export interface Unfinished {
  readonly buying: number
  readonly selling: number
  readonly paying: number
  readonly subscribed: number
  readonly balances: readonly Balance[]
}
export type Opening =
  | { readonly code: 'orders_buying' | 'orders_selling' | 'payments' | 'subscription'; readonly path: string; readonly count: number }
  | { readonly code: 'money_reserved' | 'money_available' | 'money_owed'; readonly path: string; readonly amount: number; readonly currency: string }

const MONEY = { seller_reserved: 'money_reserved', seller_available: 'money_available', seller_debt: 'money_owed' } as const

/** What must be ended first, the most pressing first. */
export function openingsOf({ buying, selling, paying, subscribed, balances }: Unfinished): Opening[] {
  const counted = [
    { code: 'orders_selling', path: '/store/order-listing', count: selling },
    { code: 'orders_buying', path: '/orders', count: buying },
    { code: 'payments', path: '/orders', count: paying },
    { code: 'subscription', path: '/setting/account/plan', count: subscribed },
  ] as const
  const money = balances.flatMap(({ code, amount, currency }) =>
    amount > 0 && code in MONEY ? [{ code: MONEY[code as keyof typeof MONEY], path: '/wallet', amount, currency }] : [],
  )
  return [...counted.filter(({ count }) => count > 0), ...money]
}
