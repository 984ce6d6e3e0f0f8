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

export interface Available {
  readonly currency: string
  readonly amount: number
}
/** What becomes of the wallet: paid out to a named account, or given up. `balances` is what the member was told. */
export type WalletChoice =
  | { readonly kind: 'pay_out'; readonly payee: string; readonly details: string; readonly balances: readonly Available[] }
  | { readonly kind: 'give_up'; readonly balances: readonly Available[] }

export const availableOf = ({ balances }: Pick<Unfinished, 'balances'>): Available[] =>
  balances.flatMap(({ code, currency, amount }) => (code === 'seller_available' && amount > 0 ? [{ currency, amount }] : []))

const toldOf = (choice: WalletChoice, currency: string) => choice.balances.find((one) => one.currency === currency)?.amount ?? 0
/** What the member was told is what there is. */
export const isTold = (choice: WalletChoice, available: readonly Available[]) =>
  choice.balances.length === available.length && available.every(({ currency, amount }) => toldOf(choice, currency) === amount)
/** Nobody gives up more than they were told; paid out is whatever there is. */
export const covers = (choice: WalletChoice | null, available: readonly Available[]) =>
  available.length === 0 ||
  (choice !== null && (choice.kind === 'pay_out' || available.every(({ currency, amount }) => amount <= toldOf(choice, currency))))

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

/** Money in the wallet does not stand in the way: whoever erases says what becomes of it. */
export const mustEnd = (left: Unfinished): Opening[] => openingsOf(left).filter(({ code }) => code !== 'money_available')
