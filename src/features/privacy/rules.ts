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

export interface Available {
  readonly currency: string
  readonly amount: number
}
/** What becomes of the wallet: paid out to a named account, or given up. `balances` is what the member was told. */
export type WalletChoice =
  | { readonly kind: 'pay_out'; readonly payee: string; readonly details: string; readonly balances: readonly Available[] }
  | { readonly kind: 'give_up'; readonly balances: readonly Available[] }

/** What must be ended first, or whose end the member chooses: as much of it as these rules look at. */
interface Left {
  readonly facts: { readonly count: number } | Available
  readonly chosen?: true
}
/** Money that the member may dispose of. */
export const availableOf = (left: readonly Left[]): Available[] => left.flatMap(({ chosen, facts }) => (chosen && 'amount' in facts ? [facts] : []))

/** What the member chooses the end of does not stand in the way. */
export const mustEnd = <T extends Left>(left: readonly T[]): T[] => left.filter(({ chosen }) => !chosen)

const toldOf = (choice: WalletChoice, currency: string) => choice.balances.find((one) => one.currency === currency)?.amount ?? 0
/** What the member was told is what there is. */
export const isTold = (choice: WalletChoice, available: readonly Available[]) =>
  choice.balances.length === available.length && available.every(({ currency, amount }) => toldOf(choice, currency) === amount)
/** Nobody gives up more than they were told; paid out is whatever there is. */
export const covers = (choice: WalletChoice | null, available: readonly Available[]) =>
  available.length === 0 ||
  (choice !== null && (choice.kind === 'pay_out' || available.every(({ currency, amount }) => amount <= toldOf(choice, currency))))
