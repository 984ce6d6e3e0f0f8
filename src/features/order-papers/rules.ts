export const paperKinds = ['invoice', 'packing-slip'] as const
export type PaperKind = (typeof paperKinds)[number]
/** Packing slips that are printed at once. */
export const MOST_SLIPS = 50

export const goods = ['stamps', 'coins', 'old_coins', 'supplies', 'others'] as const
export type Goods = (typeof goods)[number]
/** Headings of the Harmonized System of 2022, under which collectors' pieces pass customs. Supplies are of many. */
export const HEADINGS: Readonly<Partial<Record<Goods, string>>> = { stamps: '9704.00', coins: '9705.39', old_coins: '9705.31' }

export interface CustomsPiece {
  readonly productable_type: string
  /** Null where the item is gone. */
  readonly item_kind: string | null
  readonly year_issued: number | null
  readonly quantity: number
  readonly amount: number
}
/** Law: coins and banknotes of more than a hundred years have a heading of their own. */
export function goodsOf({ productable_type, item_kind, year_issued }: Omit<CustomsPiece, 'quantity' | 'amount'>, year: number): Goods {
  if (productable_type === 'Supply') return 'supplies'
  if (item_kind === 'stamp') return 'stamps'
  if (item_kind !== 'coin' && item_kind !== 'banknote') return 'others'
  return year_issued !== null && year - year_issued > 100 ? 'old_coins' : 'coins'
}

export interface CustomsLine {
  readonly goods: Goods
  readonly quantity: number
  readonly amount: number
}
/** What is in a parcel, a line for each kind of goods, in their order. */
export function customsOf(pieces: readonly CustomsPiece[], year: number): CustomsLine[] {
  return goods.flatMap((kind) => {
    const these = pieces.filter((piece) => goodsOf(piece, year) === kind)
    const sum = (of: 'quantity' | 'amount') => these.reduce((all, piece) => all + piece[of], 0)
    return these.length ? [{ goods: kind, quantity: sum('quantity'), amount: sum('amount') }] : []
  })
}

/** The sender's own address is on what the seller prints, never on what the buyer reads. */
export const mayRead = (kind: PaperKind, order: { readonly sends: boolean }) => kind === 'invoice' || order.sends
