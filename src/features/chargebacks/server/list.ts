import { query } from '#server/operations/slice.ts'
import { chargebacks } from '../contract.ts'
import { listedChargebacks } from './queries-list.ts'
import { chargebackView } from './view.ts'

const MOST = 100

export const list = query(chargebacks.list, async ({ db }) => ({ chargebacks: (await listedChargebacks(db, MOST)).map(chargebackView) }))
