import { blogSubject } from '#features/posts/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { draftPublished, draftSubject } from './contract.ts'

const published = notice({
  type: 'blog_published',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'My scheduled article is published',
    line: 'At the time that I have set.',
    subject: '“{title}” is published',
    message: 'Your readers have it now.',
  },
  tells: [
    tell(draftPublished, ({ author_id, post_id, title }) =>
      post_id
        ? [{ member_id: author_id, actor_id: null, subject: subjectRef(blogSubject, post_id), property: { title }, dedupe_key: `blog:${post_id}` }]
        : [],
    ),
  ],
})
const held = notice({
  type: 'blog_held',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'My scheduled article could not be published',
    line: 'Something is missing, or my plan does not include it any more.',
    subject: '“{title}” could not be published',
    message: 'It waits among your drafts. Look at what is missing.',
  },
  tells: [
    tell(draftPublished, ({ author_id, post_id, draft_id, title, at }) =>
      post_id
        ? []
        : [
            {
              ...{ member_id: author_id, actor_id: null, subject: subjectRef(draftSubject, draft_id), property: { title } },
              dedupe_key: `blog_held:${draft_id}:${at.toISOString()}`,
            },
          ],
    ),
  ],
})
export const blogNotices = [published, held]
