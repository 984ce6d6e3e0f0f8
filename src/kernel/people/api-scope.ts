/** What an API key may do, by family. A slice names its operations of each (`scopes` in its slice.ts); an operation of none is closed to keys. */
export const apiScopes = [
  'catalogue.read',
  'collection.read',
  'collection.write',
  'listings.read',
  'listings.write',
  'offers.read',
  'offers.answer',
  'orders.read',
  'orders.fulfil',
  'sales.read',
] as const
export type ApiScope = (typeof apiScopes)[number]

/** Begins every key: programs that look for leaked secrets find it, and no session's token begins so. */
export const KEY_PREFIX = 'cachet_key_'
