/** Kinds that the advanced search asks for, as `searchable_type` names them; `Product` is For Sale. */
export const searchTypes = ['StampItem', 'Product', 'Supply', 'Bounty', 'Auction', 'Trade'] as const
export type SearchType = (typeof searchTypes)[number]

const ALL = searchTypes
/** Kinds whose listings are of stamps, coins and banknotes, described by what they are. */
const STAMP_TYPES = ['StampItem', 'Product', 'Auction', 'Trade'] as const
const SOLD = ['Product', 'Supply'] as const
const PRICED = ['Product', 'Supply', 'Auction'] as const

/** Which filter belongs to which kinds: the forms, the rails, the chips and the addresses read this table and nothing else. */
export const appliesTo = {
  search: ALL,
  /** Spoken number of a store or of an item. */
  number: SOLD,
  /** Spoken number of a member. */
  member_id: ['Auction', 'Trade'],
  status: ['StampItem'],
  accepting_offer: ['Trade'],
  terms: ['Auction'],
  reward: ['Bounty'],
  country: ['StampItem', 'Product', 'Bounty', 'Auction', 'Trade'],
  years: STAMP_TYPES,
  year_issued: STAMP_TYPES,
  condition: [...STAMP_TYPES, 'Supply'],
  price: PRICED,
  denomination: STAMP_TYPES,
  grade: STAMP_TYPES,
  color: STAMP_TYPES,
  quality: STAMP_TYPES,
  format: STAMP_TYPES,
  topic_ids: STAMP_TYPES,
  category_ids: [...STAMP_TYPES, 'Supply'],
  shipping_option: PRICED,
  item_kind: STAMP_TYPES,
  catalogue_number: ['StampItem', 'Auction', 'Trade'],
} as const satisfies Readonly<Record<string, readonly SearchType[]>>
export type FilterName = keyof typeof appliesTo

export const applies = (name: FilterName, type: SearchType) => (appliesTo[name] as readonly SearchType[]).includes(type)
/** The filters of a kind, in the order in which a rail shows them. */
export const filtersOf = (type: SearchType) => (Object.keys(appliesTo) as FilterName[]).filter((name) => applies(name, type))

/** Conditions that a kind of thing can be in. */
export const conditionsOf = (type: SearchType) => (type === 'Supply' ? (['NEW', 'USED', 'NA'] as const) : (['MINT', 'USED', 'NA'] as const))
/** The vocabulary of its categories. */
export const categoriesOf = (type: SearchType) => (type === 'Supply' ? ('supplyCategories' as const) : ('stampCategories' as const))
