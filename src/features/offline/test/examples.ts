import { type Examples, own, plain } from '#test/contract/example.ts'

const ofDevice = (more: object = {}) => own('offline_device', more, {}, 'device_id')

export const examples: Examples = {
  'GET /offline/devices': plain(),
  'POST /offline/devices': plain(() => ({ name: 'phone' })),
  'DELETE /offline/devices/{id}': [own('offline_device')],
  'GET /offline/changes': [ofDevice()],
  'POST /offline/edits': [ofDevice({ edits: [] })],
  'POST /offline/wishes/remove': [ofDevice({ ids: ['01990000-0000-7000-8000-000000000000'] })],
  'GET /offline/conflicts': plain(),
  'POST /offline/conflicts/{id}': [own('offline_conflict', { use: 'theirs' })],
}
