import { tagged } from '#server/privacy.ts'

export const postTags = tagged({
  posts: {
    of: { own: 'author_id' },
    columns: {
      ...{ id: 'public', author_id: 'public', kind: 'public', audience: 'public', body: 'public', entities: 'public', quoted_type: 'public' },
      ...{ quoted_id: 'public', version: 'public', edited_at: 'public', deleted_at: 'private', created_at: 'public' },
      ...{ club_id: 'public', pinned_at: 'public', removed_at: 'private', removed_by: 'private', removed_reason: 'private' },
      ...{ title: 'public', summary: 'public', cover_media_id: 'public', cover_alt: 'public', minutes: 'public', is_news: 'public' },
      ...{ words: 'public', updated_at: 'public', link_url: 'public' },
    },
  },
  link_cards: {
    of: 'nobody',
    columns: {
      ...{
        id: 'public',
        url: 'public',
        status: 'public',
        title: 'public',
        description: 'public',
        site: 'public',
        picture: 'public',
        asked_at: 'public',
      },
    },
  },
  post_reports: {
    of: { own: 'member_id' },
    columns: { post_id: 'private', member_id: 'private', club_id: 'private', reason: 'private', created_at: 'private' },
  },
  post_medias: {
    of: { through: 'posts', by: 'post_id' },
    columns: { post_id: 'public', position: 'public', media_id: 'public', alt: 'public' },
  },
  post_tags: { of: { through: 'posts', by: 'post_id' }, columns: { tag: 'public', post_id: 'public' } },
  post_versions: {
    of: { through: 'posts', by: 'post_id' },
    columns: { post_id: 'public', version: 'public', body: 'public', audience: 'public', written_at: 'public' },
  },
})
