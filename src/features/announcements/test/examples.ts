import { all, type Examples, plain } from '#test/contract/example.ts'

const NONE = { id: '0192f0c1-2345-7abc-8def-0123456789ab' }

export const examples: Examples = {
  'GET /admin/announcements': plain(),
  // Guests alone see it, and for a moment of the far future.
  'POST /admin/announcements': plain(() => ({
    ...{ kind: 'info', audience: 'guests', words: { en: 'We move house' } },
    ...{ starts_at: '2090-01-01T00:00:00.000Z', ends_at: '2090-01-01T01:00:00.000Z' },
  })),
  'POST /admin/announcements/{id}/end': plain(() => NONE, { administrator: 404 }),
  'POST /announcements/{id}/dismiss': plain(() => NONE, all(404)),
}
