import { tagged } from '#server/privacy.ts'

export const blogTags = tagged({
  blog_drafts: {
    of: { own: 'author_id' },
    columns: {
      ...{ id: 'private', author_id: 'private', post_id: 'private', club_id: 'private', title: 'private', summary: 'private' },
      ...{ cover_media_id: 'private', cover_alt: 'private', tags: 'private', content: 'private', is_news: 'private', version: 'private' },
      ...{ is_changed: 'private', publish_at: 'private', created_at: 'private', updated_at: 'private' },
    },
  },
  blog_articles: { of: { through: 'posts', by: 'post_id' }, columns: { post_id: 'public', content: 'public' } },
  blog_versions: {
    of: { through: 'blog_drafts', by: 'draft_id' },
    columns: { draft_id: 'private', version: 'private', title: 'private', summary: 'private', content: 'private', saved_at: 'private' },
  },
})
