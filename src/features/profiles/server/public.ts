/** What the app and slices above may use of profiles. */
export { profileAddresses, profileCard } from './seo.ts'
