import { type Examples, own, plain, shown } from '#test/contract/example.ts'
import { reading } from './readings.ts'

export const examples: Examples = {
  'GET /scans/left': plain(),
  'POST /scans': plain(() => ({ page_id: crypto.randomUUID() })),
  'POST /stamp-items/{id}/measurements': [own('item', { reading })],
  'GET /stamp-items/{id}/measurements': [shown('item')],
}
