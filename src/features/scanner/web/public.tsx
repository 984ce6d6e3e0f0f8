export { forgetScans } from './keep/database.ts'
