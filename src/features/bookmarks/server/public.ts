export { dropBookmark, keepBookmark } from './queries.ts'
