import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { blogs } from '../contract.ts'
import { blogNotices } from '../notices.ts'
import { blogRights } from '../plan-rights.ts'
import { blogTexts } from '../texts.ts'
import { begin, discard, save } from './drafts.ts'
import { onPostGone } from './on-post-gone.ts'
import { blogTags } from './privacy.ts'
import { publishDue } from './publish.timer.ts'
import { publish, unschedule } from './publish.ts'
import { blogAddresses, blogShareCard } from './queries-seo.ts'
import { heardDrafts } from './queries-subject.ts'
import { cardAt, draft, drafts, show, texts, versions } from './read.ts'
import { blogSearch } from './search-kind.ts'
import { draftKind } from './subject.ts'
import { blogsSyndicated } from './syndication.ts'

export const blogsSlice = slice('blogs', blogs, {
  part: {
    code: 'blogs',
    closes: ['/blogs', '/blog'],
    goes_on: ['discard'],
  },
  handlers: { texts, show, drafts, draft, begin, save, versions, publish, unschedule, discard, cardAt },
  listeners: [onPostGone],
  timers: [publishDue],
  topics: { draft: visibleRows((db, ids, viewer) => heardDrafts(db, ids, viewer.id)), 'drafts of member': ownOnly },
  rights: blogRights,
  texts: blogTexts,
  subjects: [draftKind],
  searchKinds: [blogSearch],
  sitemap: [blogAddresses],
  shareCards: { blogs: blogShareCard },
  syndication: [blogsSyndicated],
  tags: blogTags,
  notices: blogNotices,
  lockRank: { blog_drafts: 708 },
})
