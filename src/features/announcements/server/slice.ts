import { type MayListen, slice } from '#server/operations/slice.ts'
import { announcements } from '../contract.ts'
import { announcementTexts } from '../texts.ts'
import { dismiss, end, list, make } from './manage.ts'
import { announcementTags } from './privacy.ts'

const ofTheHouse: MayListen = (_, viewer, ids) => (viewer.permissions.has('user.access.admin') ? ids : [])

export const announcementsSlice = slice('announcements', announcements, {
  handlers: { list, make, end, dismiss },
  topics: { announcements: ofTheHouse },
  texts: announcementTexts,
  tags: announcementTags,
})
