import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { announcements } from './contract.ts'

const refusals: Texts<CodeOf<typeof announcements>> = {
  'announcement.words': 'Write it in one language at least.',
  'announcement.end': 'It has to end after its beginning, and not in the past.',
  'announcement.many': 'Three announcements run at that time already: end one of them first.',
  'announcement.over': 'This announcement is over.',
}
export const announcementTexts = texts({
  ...refusals,
  'announcement.region': 'Announcements',
  'announcement.kind.info': 'Announcement',
  'announcement.kind.warning': 'Attention',
  'announcement.kind.maintenance': 'Maintenance',
  'announcement.more': 'Read more',
  'announcement.dismiss': 'Do not show this again',
})
