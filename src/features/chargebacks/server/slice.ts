import { type MayListen, slice } from '#server/operations/slice.ts'
import { chargebacks } from '../contract.ts'
import { chargebackNotices } from '../notices.ts'
import { chargebackTexts } from '../texts.ts'
import { accept, defend } from './answer.ts'
import { list } from './list.ts'
import { lookAtChargebacks } from './look.sweeper.ts'
import { onChargebackNotified } from './on-chargeback-notified.ts'
import { chargebackTags } from './privacy.ts'
import { chargebackCause } from './queries-causes.ts'
import { unfinishedChargebacks } from './queries-unfinished.ts'

const ofTheHouse: MayListen = (_, viewer, ids) => (viewer.permissions.has('user.access.admin') ? ids : [])

export const chargebacksSlice = slice('chargebacks', chargebacks, {
  handlers: { list, defend, accept },
  listeners: [onChargebackNotified],
  sweepers: [lookAtChargebacks],
  topics: { chargebacks: ofTheHouse },
  texts: chargebackTexts,
  tags: chargebackTags,
  statementCauses: [chargebackCause],
  unfinished: [unfinishedChargebacks],
  notices: chargebackNotices,
})
