import { timer } from '#server/operations/slice.ts'
import { dropOld, hasOld } from './queries-retention.ts'

/** Deleted notices go after the time to take them back, read ones after 90 days, unread ones after a year. */
export const retention = timer({
  name: 'notifications.retention',
  due: async (db) => ((await hasOld(db)) ? ['old'] : []),
  run: ({ tx }) => dropOld(tx),
})
