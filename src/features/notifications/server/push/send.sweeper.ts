import { PUSH_TEXT, settingsOf } from '#features/settings/server/public.ts'
import { channelOf, noticeText } from '#kernel/notice.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { sweeper } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { PushEnd, PushMessage } from '#server/push/push.ts'
import { pushWords } from '../../rules.ts'
import { unreadNotice } from '../queries.ts'
import { addressees } from '../queries-addressees.ts'
import { noticeView } from '../view.ts'
import { countRefusal, deliveryOf, dropDelivery, dropGone, leaseDeliveries, markSent, nextDelivery, postpone } from './queries.ts'

type End = PushEnd | 'nothing'
const AT_ONCE = 8

/** Sends notices to browsers, outside of transactions. What was read or deleted meanwhile is not sent. */
export const sendPushes = sweeper({
  name: 'notifications.push',
  at_once: AT_ONCE,
  due: leaseDeliveries,
  next: nextDelivery,
  async outside(db, id: Id<'push_deliveries'>, tools): Promise<End> {
    const delivery = await deliveryOf(db, id)
    if (delivery && !delivery.signed_in) return 'gone'
    const message = delivery && (await messageOf(db, tools, delivery.member_id, delivery.notification_id))
    return message ? tools.push.send(delivery, message) : 'nothing'
  },
  async finish({ tx }, id, end) {
    const then = { sent: markSent, gone: dropGone, refused: countRefusal, away: postpone, nothing: dropDelivery }
    await then[end](tx, id)
  },
})

async function messageOf(db: Db, tools: Tools, member_id: Id<'members'>, id: Id<'notifications'> | null): Promise<PushMessage | undefined> {
  const reader = (await addressees(db, [member_id])).get(member_id)
  if (!reader) return undefined
  const site = tools.site.name
  if (id === null) {
    const body = tools.words.say(reader.locale, 'push.trial')
    return messageFrom({ title: site, body, path: '/notifications', lang: reader.locale, tag: 'trial' }, false)
  }
  const row = await unreadNotice(db, member_id, id)
  if (!row) return undefined
  const { data } = noticeView(tools, reader.locale, row)
  const name = tools.words.say(reader.locale, noticeText(row.type, 'name'))
  const open = (await settingsOf(db, member_id, 'notifications'))[PUSH_TEXT] === true
  const words = pushWords({ subject: data.subject, message: data.message, name }, open, site)
  return messageFrom({ ...words, path: data.path, lang: reader.locale, tag: row.id }, channelOf(tools.notices.get(row.type)!, 'in_app') === 'always')
}

const messageFrom = (facts: { readonly tag: string; readonly [name: string]: string }, urgent: boolean): PushMessage => ({
  text: JSON.stringify(facts),
  topic: facts.tag.replaceAll('-', ''),
  urgent,
})
