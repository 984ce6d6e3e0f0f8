/** Currencies in which collectors pay and catalogues count, ISO 4217. */
export const currencies = [
  ...['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'RUB', 'AUD', 'BRL', 'CAD', 'CZK', 'DKK', 'HKD', 'HUF', 'IDR', 'ILS', 'INR', 'KRW', 'MXN'],
  ...['MYR', 'NOK', 'NZD', 'PHP', 'PLN', 'RON', 'SEK', 'SGD', 'THB', 'TRY', 'TWD', 'UAH', 'ZAR'],
] as const
