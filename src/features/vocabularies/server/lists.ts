import type { List } from '../contract.ts'

/** Names of lists in the API, mapped to names in files and rows. */
export const termLists = {
  countries: 'countries',
  tradeAcceptingOfferTypes: 'trade_offer_types',
  stampConditions: 'conditions',
  stampGrades: 'grades',
  stampQualities: 'qualities',
  stampColors: 'colours',
  shippingOptions: 'shipping_options',
  stampFormatTypes: 'formats',
  stampCatalogNumberTypes: 'catalogue_types',
  stampItemStatuses: 'item_statuses',
  searchableCategories: 'searchable_categories',
  flagTicketRelationWithUserTypes: 'flag_relations',
  supplyConditions: 'supply_conditions',
  gum: 'gum',
  faults: 'faults',
  issueTypes: 'issue_types',
  separations: 'separations',
  watermarks: 'watermarks',
  papers: 'papers',
  printings: 'printings',
  shapes: 'shapes',
  coinGrades: 'coin_grades',
  metals: 'metals',
  edges: 'edges',
  flagReasons: 'flag_reasons',
  supplyCategories: 'supply_categories',
  stampCategories: 'stamp_categories',
  topics: 'topics',
  itemKinds: 'item_kinds',
  stampKinds: 'stamp_kinds',
  languages: 'languages',
} as const satisfies Record<List, string>

export type TermList = (typeof termLists)[List]
