import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { notifications } from '../contract.ts'
import { notificationTexts } from '../texts.ts'
import { letterKind, letterPage, switchOffLetters } from './letters.ts'
import { list } from './list.ts'
import { markAllRead, markAllReadByGet, markRead } from './mark-read.ts'
import { onMemberLeft, onRightsChanged } from './on-members.ts'
import { onFollowChanged, onMemberBlocked } from './on-network.ts'
import { onOrderCancelled, onOrderDelivered, onOrderPaid, onOrderProblemReported, onOrderProblemSettled, onOrderShipped } from './on-orders.ts'
import { onPaymentCameLate, onPaymentRefunded } from './on-payments.ts'
import { onLevelChanged } from './on-profiles.ts'
import { onPlanMoved } from './on-subscriptions.ts'
import { notificationTags } from './privacy.ts'
import { remove, removeAll, removeAllByGet } from './remove.ts'

export const notificationsSlice = slice('notifications', notifications, {
  handlers: { list, markRead, markAllRead, markAllReadByGet, remove, removeAll, removeAllByGet, letterKind, letterPage, switchOffLetters },
  listeners: [
    onMemberLeft,
    onRightsChanged,
    onOrderPaid,
    onOrderShipped,
    onOrderDelivered,
    onOrderCancelled,
    onOrderProblemReported,
    onOrderProblemSettled,
    onPaymentCameLate,
    onPaymentRefunded,
    onFollowChanged,
    onMemberBlocked,
    onLevelChanged,
    onPlanMoved,
  ],
  topics: { 'notifications of member': ownOnly },
  texts: notificationTexts,
  tags: notificationTags,
})
