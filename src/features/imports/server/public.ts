export { readFileOf } from './read/read-file.ts'
export type { TableFault } from './read/tables.ts'
export { moneyText, readFlag, readMoney, readWhole } from './rows/values.ts'
