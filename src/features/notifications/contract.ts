import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { noticeSections } from '#kernel/notice.ts'
import { operation } from '#kernel/operation.ts'
import { browsers, systems } from '#kernel/people/device.ts'
import { fields, Instant, id, MemberId, named, paging } from '#kernel/shapes.ts'

export const NotificationId = id('notifications')
export type NotificationId = z.infer<typeof NotificationId>

const Sender = z.object({ id: MemberId, full_name: z.string(), image_url: z.nullable(z.string()) })
const Section = z.enum(noticeSections)

export const Notification = named(
  'Notification',
  z.object({
    id: NotificationId,
    read_at: z.nullable(Instant),
    /** Of a grouped notice: when the latest joined it. */
    created_at: Instant,
    data: z.object({
      /** Type of notice as its slice declares it: `follow_user`. */
      type: z.string(),
      section: Section,
      subject: z.string(),
      message: z.string(),
      /** Link of the notice: a path of our own. */
      path: z.string(),
      sender: z.nullable(Sender),
      /** Of a grouped notice: the latest two, and how many there are, counted to 100. */
      senders: z.array(Sender),
      count: z.int(),
      /** What has happened, of a type with several: `shipped`. */
      action: z.nullable(z.string()),
      property: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  }),
)

const done = z.object({ done: z.literal(true) })
const Listed = z.object({
  data: z.array(Notification),
  next_page_url: z.nullable(z.string()),
  unread: z.int(),
  /** Sections that notices can be of, with what is unread in each. */
  sections: z.array(z.object({ section: Section, unread: z.int() })),
  member_id: MemberId,
})

/** Sealed token with member and type of notice. */
const LetterToken = z.string().check(z.regex(/^[\w-]{60,200}$/))
const forged = { 'letter.not_found': { status: 404 } } as const

const SubscriptionId = id('push_subscriptions')
const PushBrowser = named(
  'PushBrowser',
  z.object({
    id: SubscriptionId,
    created_at: Instant,
    browser: z.nullable(z.enum(browsers)),
    system: z.nullable(z.enum(systems)),
    /** Of a program that is no browser known here. */
    program: z.string(),
  }),
)
/** The keys of a browser's subscription, in base64url. */
const PushKeys = z.strictObject({ p256dh: z.string().check(z.regex(/^[\w-]{86,88}=?$/)), auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)) })
const missing = { 'push.not_found': { status: 404 } } as const

export const notifications = {
  list: operation({
    http: 'GET /notifications',
    permission: 'signed_in',
    input: fields({
      user_id: z.optional(MemberId),
      status: z._default(z.enum(['all', 'unread']), 'all'),
      section: z.optional(Section),
      ...paging(PAGE.notices),
    }),
    output: z.object({ notifications: Listed }),
    refusals: {},
    doc: 'One’s own notices, newest first. `unread` counts to 100.',
    topics: (_, { notifications }) => [`notifications of member:${notifications.member_id}`],
  }),
  markRead: operation({
    http: 'POST /notifications/mark-single-as-read',
    permission: 'signed_in',
    input: fields({ id: NotificationId }),
    output: done,
    refusals: { 'notification.not_found': { status: 404 } },
    doc: 'Mark one notice as read.',
  }),
  markAllRead: operation({
    http: 'POST /notifications/mark-all-as-read',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ notifications: Listed }),
    refusals: {},
    doc: 'Mark all notices as read; answers the first page.',
  }),
  markAllReadByGet: operation({
    http: 'GET /notifications/mark-all-as-read',
    permission: 'signed_in',
    bearer_only: true,
    input: fields({}),
    output: z.object({ notifications: Listed }),
    refusals: {},
    doc: 'The same, as the old product called it. For a bearer token only.',
  }),
  remove: operation({
    http: 'POST /notifications/delete-notification',
    permission: 'signed_in',
    input: fields({ id: NotificationId }),
    output: done,
    refusals: { 'notification.not_found': { status: 404 } },
    doc: 'Delete one notice. For a minute it can be taken back.',
  }),
  restore: operation({
    http: 'POST /notifications/restore',
    permission: 'signed_in',
    input: fields({ id: NotificationId }),
    output: done,
    refusals: { 'notification.not_found': { status: 404 } },
    doc: 'Take the deletion of one notice back.',
  }),
  removeAll: operation({
    http: 'DELETE /notifications',
    permission: 'signed_in',
    input: fields({}),
    output: done,
    refusals: {},
    doc: 'Delete all notices.',
  }),
  removeAllByGet: operation({
    http: 'GET /notifications/delete-all-notifications',
    permission: 'signed_in',
    bearer_only: true,
    input: fields({}),
    output: done,
    refusals: {},
    doc: 'The same, as the old product called it. For a bearer token only.',
  }),
  pushBrowsers: operation({
    http: 'GET /push/subscriptions',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ push: z.object({ key: z.string(), data: z.array(PushBrowser), member_id: MemberId }) }),
    refusals: {},
    doc: 'The key that browsers subscribe with, and one’s own browsers that show notices while the product is closed.',
  }),
  subscribe: operation({
    http: 'POST /push/subscriptions',
    permission: 'signed_in',
    input: fields({ endpoint: z.string().check(z.minLength(10), z.maxLength(1_000)), keys: PushKeys }),
    output: z.object({ subscription: PushBrowser }),
    refusals: { 'push.address': { status: 422, field: 'endpoint' } },
    limit: { per_minute: 20 },
    doc: 'Show notices in this browser: its subscription, as the browser gives it. Ends with the session. Of more than ten the oldest go.',
  }),
  unsubscribe: operation({
    http: 'DELETE /push/subscriptions/{id}',
    permission: 'signed_in',
    input: fields({ id: SubscriptionId }),
    output: done,
    refusals: missing,
    doc: 'No more notices in this browser.',
  }),
  tryPush: operation({
    http: 'POST /push/subscriptions/{id}/try',
    permission: 'signed_in',
    input: fields({ id: SubscriptionId }),
    output: done,
    refusals: missing,
    limit: { per_minute: 5 },
    doc: 'Send a notice to try it out.',
  }),
  letterKind: operation({
    http: 'GET /letters/{token}',
    permission: 'everyone',
    input: fields({ token: LetterToken }),
    output: z.object({ letter: z.object({ event: z.string(), name: z.string(), wanted: z.boolean() }) }),
    refusals: forged,
    doc: 'Which kind of letter the link under one speaks of, and whether its reader still wants it.',
  }),
  letterPage: operation({
    http: 'GET /letters/{token}/off',
    permission: 'everyone',
    gives: 'redirect',
    input: fields({ token: LetterToken }),
    output: z.null(),
    refusals: {},
    doc: 'Whoever opens the address of List-Unsubscribe is led to the page with the button: looking switches nothing off.',
  }),
  switchOffLetters: operation({
    http: 'POST /letters/{token}/off',
    permission: 'everyone',
    takes: 'form',
    input: fields({ token: LetterToken }),
    output: done,
    refusals: forged,
    limit: { per_minute: 600 },
    doc: 'No more letters of this kind (RFC 8058, List-Unsubscribe=One-Click). Pressed again it changes nothing.',
  }),
}

export const notified = event({
  name: 'notifications.notified',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`notifications of member:${member_id}`],
})
