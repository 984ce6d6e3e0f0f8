export interface KnownCoin {
  readonly currency: string
  readonly value: number
  readonly diameter_mm: number
}

/** Round coins of today, by the diameters that their mints publish. Coins with corners, and values whose diameter has changed, are left out. */
export const knownCoins: readonly KnownCoin[] = [
  { currency: 'EUR', value: 0.01, diameter_mm: 16.25 },
  { currency: 'EUR', value: 0.02, diameter_mm: 18.75 },
  { currency: 'EUR', value: 0.05, diameter_mm: 21.25 },
  { currency: 'EUR', value: 0.1, diameter_mm: 19.75 },
  { currency: 'EUR', value: 0.2, diameter_mm: 22.25 },
  { currency: 'EUR', value: 0.5, diameter_mm: 24.25 },
  { currency: 'EUR', value: 1, diameter_mm: 23.25 },
  { currency: 'EUR', value: 2, diameter_mm: 25.75 },
  { currency: 'USD', value: 0.01, diameter_mm: 19.05 },
  { currency: 'USD', value: 0.05, diameter_mm: 21.21 },
  { currency: 'USD', value: 0.1, diameter_mm: 17.91 },
  { currency: 'USD', value: 0.25, diameter_mm: 24.26 },
  { currency: 'GBP', value: 0.01, diameter_mm: 20.3 },
  { currency: 'GBP', value: 0.02, diameter_mm: 25.9 },
  { currency: 'GBP', value: 0.05, diameter_mm: 18 },
  { currency: 'GBP', value: 0.1, diameter_mm: 24.5 },
  { currency: 'GBP', value: 2, diameter_mm: 28.4 },
  { currency: 'CAD', value: 0.25, diameter_mm: 23.88 },
  { currency: 'CHF', value: 1, diameter_mm: 23.2 },
  { currency: 'CNY', value: 0.1, diameter_mm: 19 },
  { currency: 'CNY', value: 0.5, diameter_mm: 20.5 },
  { currency: 'RUB', value: 1, diameter_mm: 20.5 },
  { currency: 'RUB', value: 2, diameter_mm: 23 },
  { currency: 'RUB', value: 5, diameter_mm: 25 },
  { currency: 'RUB', value: 10, diameter_mm: 22 },
  { currency: 'JPY', value: 1, diameter_mm: 20 },
  { currency: 'JPY', value: 10, diameter_mm: 23.5 },
]
