import { sweeper } from '#server/operations/slice.ts'
import { pollGateway } from './gateway.ts'
import { duePayments, leaseLook, nextLook } from './queries-looks.ts'
import { recordPayment } from './record.ts'

/** Polls payments in progress: webhooks can be lost, and the process may have been down. */
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
