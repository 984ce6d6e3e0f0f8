import { placed } from '../order-model.ts'

/** An order as the plain ledger knows it. */
export interface Sale {
  id: string
  readonly seller: string
  readonly total: number
  readonly item_total: number
  readonly commission: number
  refunded: number
  status: 'processing' | 'shipped' | 'delivered' | 'disputed' | 'refunded' | 'cancelled'
  /** Where it stood before its payment was disputed. */
  was: 'processing' | 'shipped' | 'delivered'
  released: boolean
  /** Held of what was released while a bank decides. */
  frozen: number
}
export interface Purchase {
  payment: string
  readonly buyer: string
  readonly sales: readonly Sale[]
  /** What its buyer’s bank does: it will dispute, has taken this much, has decided, or takes nothing. */
  dispute: 'will' | 'never' | 'decided' | { readonly taken: number }
}
export interface Pack {
  readonly id: string
  readonly buyer: string
  left: number
  refunded: boolean
}
export const leftOf = ({ total, refunded }: Sale) => total - refunded
/** What the card network takes for a dispute. */
const FEE = 1_500
/** The part of the commission that goes back with the first `given` of an order: items before postage, each cent once it is reached. */
const shareOf = ({ commission, item_total }: Sale, given: number) => Math.floor((commission * Math.min(given, item_total)) / item_total)

/** Sales of what was chosen: one for each seller. */
export function salesOf(chosen: Parameters<typeof placed>[0], buyer: string): { total: number; sales: Sale[] } {
  const { total, orders } = placed(chosen, buyer)
  const sales = orders.map(({ seller, total, net }): Sale => {
    const item_total = chosen.filter((thing) => thing.seller === seller).reduce((sum, { price }) => sum + price, 0)
    const open = { id: '', refunded: 0, status: 'processing', was: 'processing', released: false, frozen: 0 } as const
    return { ...open, seller, total, item_total, commission: total - net }
  })
  return { total, sales }
}

const available = (seller: string) => `${seller} seller_available`

/** The whole ledger in a page: plain sums without database, gateway or time, which the product must agree with after every event. */
export class PlainLedger {
  /** Credits less debits. */
  readonly #sums = new Map<string, number>()
  readonly #held = new Map<string, number>()

  #of(account: string) {
    return this.#sums.get(account) ?? 0
  }
  #post(lines: Readonly<Record<string, number>>) {
    if (Object.values(lines).reduce((sum, one) => sum + one, 0) !== 0) throw new Error(`not zero: ${JSON.stringify(lines)}`)
    for (const [account, amount] of Object.entries(lines)) this.#sums.set(account, this.#of(account) + amount)
  }
  #hold(account: string, amount: number) {
    this.#held.set(account, (this.#held.get(account) ?? 0) + amount)
  }
  /** To a seller: a debt is repaid first. */
  #give(seller: string, amount: number, from: string) {
    const repaid = Math.min(-this.#of(`${seller} seller_debt`), amount)
    this.#post({ [from]: -amount, [`${seller} seller_debt`]: repaid, [available(seller)]: amount - repaid })
  }
  /** From a seller and of our commission, to whoever the money goes. */
  #take(sale: Sale, amount: number, to: string) {
    const commission = shareOf(sale, sale.refunded + amount) - shareOf(sale, sale.refunded)
    const [sellers, reserved] = [amount - commission, `${sale.seller} seller_reserved`]
    const there = Math.min(Math.max(0, this.free(sale.seller)), sellers)
    sale.refunded += amount
    const from = sale.released ? { [available(sale.seller)]: -there, [`${sale.seller} seller_debt`]: there - sellers } : { [reserved]: -sellers }
    this.#post({ [to]: amount, ' commission_revenue': -commission, ...from })
  }
  #thaw(sale: Sale) {
    this.#hold(available(sale.seller), -sale.frozen)
    sale.frozen = 0
  }

  /** All accounts that are not empty: what they have, and what of it is held. */
  stands() {
    const names = [...new Set([...this.#sums.keys(), ...this.#held.keys()])].filter((name) => this.#of(name) || this.#held.get(name))
    return Object.fromEntries(names.sort().map((name) => [name, [this.#of(name), this.#held.get(name) ?? 0]]))
  }
  free(seller: string) {
    return this.#of(available(seller)) - (this.#held.get(available(seller)) ?? 0)
  }
  coins(buyer: string) {
    return this.#of(`${buyer} member_coins`)
  }
  pay({ sales }: Purchase) {
    for (const { seller, total, commission } of sales)
      this.#post({ ' psp_clearing': -total, [`${seller} seller_reserved`]: total - commission, ' commission_revenue': commission })
  }
  release(sale: Sale) {
    const kept = sale.commission - shareOf(sale, sale.refunded)
    this.#give(sale.seller, leftOf(sale) - kept, `${sale.seller} seller_reserved`)
    Object.assign(sale, { status: 'delivered', released: true })
  }
  /** To the card, or by hand where the card network refuses: what was disputed once it does not give back. */
  refund(sale: Sale, amount: number, by_hand: boolean) {
    this.#take(sale, amount, by_hand ? ' payout_clearing' : ' psp_clearing')
    if (leftOf(sale) === 0) sale.status = sale.status === 'processing' ? 'cancelled' : 'refunded'
  }
  strike(purchase: Purchase) {
    const open = purchase.sales.filter((sale) => leftOf(sale) > 0)
    const taken = open.reduce((sum, sale) => sum + leftOf(sale), 0)
    purchase.dispute = taken ? { taken } : 'never'
    if (!taken) return
    this.#post({ ' chargebacks_open': -taken, ' psp_fees': -FEE, ' psp_clearing': taken + FEE })
    for (const sale of open) {
      Object.assign(sale, { was: sale.status, status: 'disputed' })
      if (sale.released) sale.frozen = Math.min(Math.max(0, this.free(sale.seller)), leftOf(sale))
      this.#hold(available(sale.seller), sale.frozen)
    }
  }
  win(purchase: Purchase) {
    const { taken } = purchase.dispute as { taken: number }
    this.#post({ ' chargebacks_open': taken, ' psp_clearing': -taken })
    purchase.dispute = 'decided'
    for (const sale of purchase.sales.filter(({ status }) => status === 'disputed')) {
      this.#thaw(sale)
      sale.status = sale.was === 'processing' ? 'processing' : 'delivered'
      if (sale.was === 'shipped') this.release(sale)
    }
  }
  lose(purchase: Purchase) {
    purchase.dispute = 'decided'
    for (const sale of purchase.sales.filter(({ status }) => status === 'disputed')) {
      this.#thaw(sale)
      this.#take(sale, leftOf(sale), ' chargebacks_open')
      sale.status = 'refunded'
    }
  }
  ask(seller: string, amount: number) {
    this.#hold(available(seller), amount)
  }
  callBack(seller: string, amount: number) {
    this.#hold(available(seller), -amount)
  }
  arrive(seller: string, amount: number) {
    this.#hold(available(seller), -amount)
    this.#post({ [available(seller)]: -amount, ' psp_clearing': amount })
  }
  comesBack(seller: string, amount: number) {
    this.#give(seller, amount, ' psp_clearing')
  }
  buyCoins(buyer: string, coins: number) {
    this.#post({ ' psp_clearing': -coins, ' coin_sales': coins, [`${buyer} member_coins`]: coins, ' coin_issuance': -coins })
  }
  spendCoins(buyer: string, coins: number) {
    this.#post({ [`${buyer} member_coins`]: -coins, ' coin_issuance': coins })
  }
  giveBackCoins(buyer: string, coins: number) {
    this.#post({ ' psp_clearing': coins, ' coin_sales': -coins, [`${buyer} member_coins`]: -coins, ' coin_issuance': coins })
  }
}
