import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /settings': plain(() => ({ group: 'general', property: 'theme' })),
  'GET /settings/notices': plain(),
  'POST /settings': plain(() => ({ group: 'general', property: 'theme', value: 'dark' })),
}
