import { visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { posts } from '../contract.ts'
import { postNotices } from '../notices.ts'
import { postRights } from '../plan-rights.ts'
import { postTexts } from '../texts.ts'
import { letStand, ofClub, pin, report, reports, takeDown } from './club.ts'
import { readLink } from './links/card.job.ts'
import { linkPicture } from './links/show-picture.ts'
import { postTags } from './privacy.ts'
import { purgePosts } from './purge.timer.ts'
import { seenIds } from './queries.ts'
import { followedAmong } from './queries-listen.ts'
import { list, show, versions } from './read.ts'
import { remove, restore } from './remove.ts'
import { blogKind, postKind } from './subject.ts'
import { create, edit } from './write.ts'

const readable = visibleRows((db, ids, viewer) => seenIds(db, ids, viewer.id))

export const postsSlice = slice('posts', posts, {
  handlers: { list, show, create, edit, remove, restore, versions, ofClub, pin, takeDown, report, reports, letStand, linkPicture },
  timers: [purgePosts],
  jobs: [readLink],
  topics: { post: readable, 'discussion of post': readable, 'posts of member': visibleRows((db, ids, viewer) => followedAmong(db, ids, viewer.id)) },
  rights: postRights,
  texts: postTexts,
  subjects: [postKind, blogKind],
  tags: postTags,
  notices: postNotices,
  lockRank: { posts: 710 },
})
