/** The sizes and times that the whole product keeps to, in one place. */

/** What a reader may choose for the length of a page. */
export const PAGE_SIZES = [10, 25, 50, 100, 250] as const
/** A list is walked by numbers so far; then by its cursor. */
export const MOST_PAGES = 100
/** How many come at once, where nobody has chosen. What a page cannot be chosen for (invoices, whole vocabularies) is here too. */
export const PAGE = {
  usual: 25,
  members: 30,
  notices: 30,
  unread_notices: 12,
  topics: 15,
  collection: 50,
  dashboard: 50,
  invoices: 10,
  to_ship: 10,
  vocabulary: 250,
  to_choose_from: 100,
} as const
/** A part of a list, shown in a page that is about something else. */
export const PANEL = { home_stores: 3, market_stores: 6, welcome_products: 4 } as const
/** Titles that a list offers while one types in it, and rows under the search of the header. */
export const QUICK_SEARCH = 10
export const TYPEAHEAD = 11
export const MEMBERS_OFFERED = 4
/** Of a notice in the header: its first letters. */
export const NOTICE_PREVIEW = 70
/** So near the end of the notices the next ones are fetched. */
export const NEAR_THE_END_PX = 50

/** Until typing is taken to rest. */
export const REST_MS = { typeahead: 500, quick_search: 500, countries: 400, topics: 400 } as const
/** A page that comes sooner shows no bar; the bar fills within this time. */
export const ROUTE_BAR_MS = { after: 200, lasts: 3_000 } as const
export const TOAST_MS = 5_000
/** A script that is gone loads the page anew at most once in this time. */
export const RELOAD_GUARD_MS = 60_000
/** Whoever has not confirmed their address is brought there after a page has stood so long. */
export const VERIFY_AFTER_MS = 1_000

/** Where the price slider ends, in whole units of the currency. */
export const SLIDER_END = 250
/** Decades of the year filter begin here. */
export const FIRST_DECADE = 1950
/** No stamp, coin or note of a collector is older. */
export const FIRST_YEAR = 1400
