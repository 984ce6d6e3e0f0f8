export const SAVED_SEARCHES = '/saved-searches'
