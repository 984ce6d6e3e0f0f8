import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { notifications } from '../contract.ts'
import { notificationTexts } from '../texts.ts'
import { sendDigests } from './digest/digest.timer.ts'
import { onSettingKept } from './digest/on-setting-kept.ts'
import { letterKind, letterPage, switchOffLetters } from './letters.ts'
import { list } from './list.ts'
import { markAllRead, markAllReadByGet, markRead } from './mark-read.ts'
import { noticeListeners } from './notice-listeners.ts'
import { notificationTags } from './privacy.ts'
import { sendPushes } from './push/send.sweeper.ts'
import { onSessionsEnded, pushBrowsers, subscribe, tryPush, unsubscribe } from './push/subscribe.ts'
import { remove, removeAll, removeAllByGet, restore } from './remove.ts'
import { retention } from './retention.timer.ts'

export const notificationsSlice = slice('notifications', notifications, {
  handlers: {
    list,
    markRead,
    markAllRead,
    markAllReadByGet,
    remove,
    restore,
    removeAll,
    removeAllByGet,
    letterKind,
    letterPage,
    switchOffLetters,
    pushBrowsers,
    subscribe,
    unsubscribe,
    tryPush,
  },
  noticeListeners,
  listeners: [onSessionsEnded, onSettingKept],
  timers: [retention, sendDigests],
  sweepers: [sendPushes],
  topics: { 'notifications of member': ownOnly },
  texts: notificationTexts,
  tags: notificationTags,
})
