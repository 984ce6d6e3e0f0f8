export { EventInFeed } from './EventInFeed.tsx'
