import { type Examples, own, plain, shown } from '#test/contract/example.ts'

/** A PNG of one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

export const examples: Examples = {
  'POST /medias': plain(() => ({ medias: PIXEL })),
  'POST /medias/files': plain(() => ({ medias: PIXEL })),
  'GET /medias/files': plain(() => ({}), { unverified: 200 }),
  'GET /medias/files/{id}': [own('loose_media'), shown('media')],
  'GET /medias/{id}': [own('loose_media'), shown('media')],
  'DELETE /medias/{id}': [own('loose_media'), own('media', {}, { owner: 409 })],
  'GET /medias/user/{id}': [shown('member', {}, { missing: 200 })],
}
