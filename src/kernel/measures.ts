/** Page sizes, limits and times that several slices share. */

/** Page sizes that a reader may choose. */
export const PAGE_SIZES = [10, 25, 50, 100, 250] as const
/** Pages with a number; further ones are reached by the cursor. */
export const MOST_PAGES = 100
/** Default page sizes, also of lists whose length cannot be chosen (invoices, whole vocabularies). */
export const PAGE = {
  usual: 25,
  members: 30,
  notices: 30,
  unread_notices: 12,
  topics: 15,
  feed_panel: 5,
  feed: 30,
  comments: 10,
  blogs: 10,
  collection: 50,
  dashboard: 50,
  matches: 30,
  invoices: 10,
  to_ship: 10,
  vocabulary: 250,
  to_choose_from: 100,
} as const
/** Sizes of excerpts: part of a list in a page about something else. */
export const PANEL = {
  home_stores: 3,
  home_ending: 6,
  home_trades: 2,
  home_bounties: 5,
  market_stores: 6,
  welcome_products: 4,
  store_voices: 2,
  landing_clubs: 6,
} as const
/** Results that a list or the header search offers while the member types. */
export const QUICK_SEARCH = 10
export const TYPEAHEAD = 11
export const MEMBERS_OFFERED = 4
/** A member with an open page is away after this time without a sign of life. */
export const AWAY_AFTER_MS = 300_000
/** What a member has deleted can be taken back for this time. */
export const UNDO_SECONDS = 60
/** Characters of a notice shown in the header. */
export const NOTICE_PREVIEW = 70
/** Infinite scroll: distance from the end at which the next notices are fetched. */
export const NEAR_THE_END_PX = 50

/** Debounce times of typing, in milliseconds. */
export const REST_MS = { typeahead: 500, quick_search: 500, countries: 400, topics: 400 } as const
/** Progress bar of navigation: shown after 200 ms and filled within 3 s. */
export const ROUTE_BAR_MS = { after: 200, lasts: 3_000 } as const
export const TOAST_MS = 5_000
/** A missing script reloads the page at most once in this time. */
export const RELOAD_GUARD_MS = 60_000
/** A member with an unconfirmed address is sent to the verification page after this time. */
export const VERIFY_AFTER_MS = 1_000

/** Upper end of the price slider, in whole units of the currency. */
export const SLIDER_END = 250
/** First decade of the year filter. */
export const FIRST_DECADE = 1950
/** Earliest year of a collected item. */
export const FIRST_YEAR = 1400
