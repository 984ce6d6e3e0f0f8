/** What other screens may show of a store. */
export { StoreAbout } from './StoreAbout.tsx'
export { StoreFields, StorePicture } from './StoreFields.tsx'
export { StoreHead } from './StoreHead.tsx'
export { StoreWanted } from './StoreWanted.tsx'
export { blankStore, type StoreAnswer, type StoreDraft, standingCountries, storeDraftOf, storeGiven } from './store-draft.ts'
export { storeFacts } from './store-facts.ts'
