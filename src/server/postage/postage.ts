/** Where a parcel comes from, or goes to. */
export interface PostageAddress {
  readonly full_name: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
  readonly country: string
  readonly phone: string
}
/** Inches and ounces. */
export interface ParcelSize {
  readonly length: number
  readonly width: number
  readonly height: number
  readonly ounces: number
}
/** A kind of goods, as customs ask for it; `amount` in minor units. */
export interface CustomsGoods {
  readonly description: string
  readonly heading: string
  readonly quantity: number
  readonly amount: number
}
export interface PostageWish {
  /** Our id of what is sent. */
  readonly reference: string
  readonly from: PostageAddress
  readonly to: PostageAddress
  readonly parcel: ParcelSize
  readonly currency: string
  /** Null within a country. */
  readonly customs: { readonly signer: string; readonly goods: readonly CustomsGoods[] } | null
}
export interface PostageRate {
  readonly rate_ref: string
  readonly carrier: string
  readonly service: string
  /** Minor units of the wished currency; rates in others are left out. */
  readonly amount: number
  readonly days: number | null
}
/** `refused`: the carriers do not take this parcel between these addresses. `away`: nobody answers. */
export type Rated = { readonly postage_ref: string; readonly rates: readonly PostageRate[] } | { readonly failure: 'refused' | 'away' }
export type Bought =
  | { readonly status: 'bought'; readonly tracking: string; readonly tracker_ref: string | null; readonly carrier: string; readonly service: string }
  | { readonly status: 'failed'; readonly failure: string }
  | { readonly status: 'unknown' }
export type PostageRefund = 'submitted' | 'refunded' | 'rejected' | 'unknown'

export interface PrintedLabel {
  readonly body: Buffer
  readonly type: string
}

/** Labels of carriers: EasyPost, or the embedded sandbox. Every call may be repeated: a parcel is bought once, and given back once. */
export interface Postage {
  readonly provider: 'sandbox' | 'easypost'
  /** Signs what the provider tells; empty: nothing is heard. */
  readonly webhook_secret: string
  /** False where real money would be paid for labels of the sandbox. */
  readonly offered: boolean
  rates(wish: PostageWish): Promise<Rated>
  buy(postage_ref: string, rate_ref: string): Promise<Bought>
  /** `again`: it was asked for before. */
  refund(postage_ref: string, again: boolean): Promise<PostageRefund>
  /** What the carrier says of the parcel, as it says it; undefined when nobody answers. */
  track(postage_ref: string, tracker_ref: string | null): Promise<string | undefined>
  /** Null where nothing is printed: the sandbox sells no postage. Undefined when nobody answers. */
  print(postage_ref: string): Promise<PrintedLabel | null | undefined>
}
