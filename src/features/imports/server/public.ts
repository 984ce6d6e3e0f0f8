export { readFileOf } from './read/read-file.ts'
export { moneyText, readFlag, readMoney, readWhole } from './rows/values.ts'
