import { type Examples, own, plain, shown, signedIn } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /blogs': plain(),
  'GET /blogs/{id}': [shown('blog'), own('club_blog')],
  'GET /blogs/drafts': plain(() => ({}), signedIn(200)),
  'GET /blogs/drafts/{id}': [own('blog_draft')],
  'POST /blogs/drafts': plain(() => ({ title: 'Four ways to date a posthorn' })),
  'POST /blogs/drafts/{id}': [own('blog_draft', { version: 1, title: 'CANARY again' })],
  'GET /blogs/drafts/{id}/versions': [own('blog_draft')],
  'POST /blogs/drafts/{id}/publish': [own('blog_ready', { version: 1 })],
  'POST /blogs/drafts/{id}/unschedule': [own('blog_draft')],
  'DELETE /blogs/drafts/{id}': [own('blog_spare')],
  'GET /blogs/cards': plain(({ product }) => ({ address: `/products/${product}` })),
}
