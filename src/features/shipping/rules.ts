export const reachNames = ['home', 'abroad', 'everywhere'] as const
export type Reach = (typeof reachNames)[number]
/** Labels from elsewhere, or bought here. */
export const shippingModes = ['manual', 'easypost'] as const
export type ShippingMode = (typeof shippingModes)[number]
/** ISO country codes. */
export interface ShippingRoute {
  readonly from: string
  readonly to: string
}

const REACHES: Readonly<Record<Reach, (isHome: boolean) => boolean>> = {
  home: (isHome) => isHome,
  abroad: (isHome) => !isHome,
  everywhere: () => true,
}

export const isAbroad = ({ from, to }: ShippingRoute) => from !== to
export const reaches = ({ reach }: { reach: Reach }, way: ShippingRoute) => REACHES[reach](!isAbroad(way))

/** Rates that reach the country, the cheapest first. */
export const ratesFor = <R extends { reach: Reach; amount: number; days_most: number }>(rates: readonly R[], way: ShippingRoute): R[] =>
  rates.filter((rate) => reaches(rate, way)).sort((a, b) => a.amount - b.amount || a.days_most - b.days_most)
