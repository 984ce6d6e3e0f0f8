import { timer } from '#server/operations/slice.ts'
import { dropOld, hasOld } from './messages/queries-retention.ts'

/** Where the operator has set MESSAGE_DAYS. What moderators read of a report is a copy and stays. */
export const retention = timer({
  name: 'chat.retention',
  due: async (db, _limit, { site: { message_days } }) => (message_days && (await hasOld(db, message_days)) ? ['old'] : []),
  run: ({ tx, tools }) => dropOld(tx, tools.site.message_days),
})
