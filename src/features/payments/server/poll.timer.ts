import { sweeper } from '#server/operations/slice.ts'
import { pollGateway } from './gateway.ts'
import { duePayments, leaseLook, nextLook } from './queries-looks.ts'
import { recordPayment } from './record.ts'

/** Whatever became of a payment while nobody was there, or was told by the gateway, is found here. */
export const poll = sweeper({
  name: 'payments.look',
  due: duePayments,
  next: nextLook,
  outside: async (db, id, tools) => {
    await leaseLook(db, id)
    return pollGateway(tools, db, id)
  },
  finish: async (context, id, word) => void (await recordPayment(context, id, word)),
})
