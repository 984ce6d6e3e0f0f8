export { customsOf, HEADINGS } from '../rules.ts'
export { itemsIn } from './queries.ts'
