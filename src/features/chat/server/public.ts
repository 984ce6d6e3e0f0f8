export { countUnread } from './queries-list.ts'
