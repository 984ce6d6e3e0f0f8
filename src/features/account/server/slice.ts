import { slice } from '#server/operations/slice.ts'
import { account } from '../contract.ts'
import { me } from './me.ts'

export const accountSlice = slice('account', account, { handlers: { me } })
