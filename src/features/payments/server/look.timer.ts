import type { Sweeper } from '#server/run/handle.ts'
import type { Word } from '../rules.ts'
import { lookOutside } from './outside.ts'
import { duePayments, leaseLook, nextLook } from './queries-looks.ts'
import { recordPayment } from './record.ts'

/** Whatever became of a payment while nobody was there, or was told by the gateway, is found here. */
export const look: Sweeper = {
  name: 'payments.look',
  due: duePayments,
  next: nextLook,
  outside: async (db, id, tools) => {
    await leaseLook(db, id)
    return lookOutside(tools, db, id)
  },
  finish: async (deed, id, word) => void (await recordPayment(deed, id, word as Word)),
}
