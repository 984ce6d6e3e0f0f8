import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { locales } from '#kernel/locale.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, id, line, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import { announcementAudiences, announcementKinds } from './rules.ts'

export const AnnouncementId = id('announcements')
const Person = z.object({ id: MemberId, full_name: z.string() })
const Words = z.partialRecord(z.enum(locales), z.string())

const Announcement = named(
  'Announcement',
  z.object({
    ...{ id: AnnouncementId, kind: z.enum(announcementKinds), audience: z.enum(announcementAudiences), words: Words, link: z.nullable(z.string()) },
    ...{ starts_at: Instant, ends_at: Instant, state: z.enum(['planned', 'running', 'over']), made_by: Person, ended_by: z.nullable(Person) },
  }),
)
const acts = { permission: 'user.access.admin', audit: 'moderation' } as const
const Line = z.optional(line(200))
/** A page of ours, or an address elsewhere with https. */
const Link = z.optional(z.string().check(z.maxLength(300), z.regex(/^(?:\/(?![/\\])|https:\/\/)[^\s"<>\\]*$/)))

export { type AnnouncementWords, announcementAudiences, announcementKinds } from './rules.ts'

/** What the operator tells everybody above each page. It is drawn by the server (`server/banner.ts`), not by the pages' scripts. */
export const announcements = {
  list: operation({
    http: 'GET /admin/announcements',
    permission: 'user.access.admin',
    input: fields({ ...paging(PAGE.usual) }),
    output: z.object({ announcements: listOf(Announcement) }),
    refusals: {},
    doc: 'What was announced, newest first.',
    topics: () => ['announcements:all'],
  }),
  make: operation({
    http: 'POST /admin/announcements',
    ...acts,
    input: fields({
      kind: z.enum(announcementKinds),
      audience: z.enum(announcementAudiences),
      words: fields({ en: Line, es: Line, fr: Line, 'zh-CN': Line, ru: Line }),
      link: Link,
      /** Left out: at once. */
      starts_at: z.optional(Instant),
      ends_at: Instant,
    }),
    output: z.object({ announcement: z.object({ id: AnnouncementId }) }),
    refusals: {
      'announcement.words': { status: 422, field: 'words' },
      'announcement.end': { status: 422, field: 'ends_at' },
      'announcement.many': { status: 409 },
    },
    doc: 'Announce one line, in one language at least: readers of others see English, or the first that there is. At most three run at once.',
  }),
  end: operation({
    http: 'POST /admin/announcements/{id}/end',
    ...acts,
    input: fields({ id: AnnouncementId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { 'announcement.over': { status: 404 } },
    doc: 'End it now, before its time.',
  }),
  dismiss: operation({
    http: 'POST /announcements/{id}/dismiss',
    permission: 'signed_in',
    input: fields({ id: AnnouncementId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { 'announcement.over': { status: 404 } },
    doc: 'Not shown to oneself any more, on any device. Guests keep that in their browser.',
  }),
}

export const announced = event({
  name: 'announcements.announced',
  data: z.object({ announcement_id: AnnouncementId }),
  topics: () => ['announcements:all'],
})
