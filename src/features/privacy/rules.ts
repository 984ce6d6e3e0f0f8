/** Days until erasure; a log-in within them cancels it. */
export const ERASE_AFTER_DAYS = 14
export const EXPORT_LASTS_DAYS = 7
export const LINK_LASTS_MINUTES = 2

export interface Progress {
  readonly done: number
  readonly total: number
}
/** Percent; 100 only when ready. */
export const progressOf = (status: string, { done, total }: Progress) => {
  if (status === 'ready' || status === 'expired') return 100
  return total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100))
}

/** Confirmation: the typed name is the member's own. */
export const isOwnName = (typed: string, username: string) => typed.trim().toLowerCase() === username

export interface Available {
  readonly currency: string
  readonly amount: number
}
/** The wallet is paid out to a bank account or given up. `balances` are those shown to the member. */
export type WalletChoice =
  | { readonly kind: 'pay_out'; readonly payee: string; readonly details: string; readonly balances: readonly Available[] }
  | { readonly kind: 'give_up'; readonly balances: readonly Available[] }

/** The part of an `Opening` that these rules need. */
interface Left {
  readonly facts: { readonly count: number } | Available
  readonly chosen?: true
}
/** Balances that the member decides about. */
export const availableOf = (left: readonly Left[]): Available[] => left.flatMap(({ chosen, facts }) => (chosen && 'amount' in facts ? [facts] : []))

/** What blocks erasure; what the member decides about does not. */
export const mustEnd = <T extends Left>(left: readonly T[]): T[] => left.filter(({ chosen }) => !chosen)

const toldOf = (choice: WalletChoice, currency: string) => choice.balances.find((one) => one.currency === currency)?.amount ?? 0
/** True if the balances shown are still the current ones. */
export const isTold = (choice: WalletChoice, available: readonly Available[]) =>
  choice.balances.length === available.length && available.every(({ currency, amount }) => toldOf(choice, currency) === amount)
/** Consumer protection: never gives up more than the member was shown; a payout covers any amount. */
export const covers = (choice: WalletChoice | null, available: readonly Available[]) =>
  available.length === 0 ||
  (choice !== null && (choice.kind === 'pay_out' || available.every(({ currency, amount }) => amount <= toldOf(choice, currency))))
