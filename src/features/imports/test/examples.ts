import { type Examples, own, plain } from '#test/contract/example.ts'

const NOBODYS = '01990000-0000-7000-8000-000000000000'
const missing = { stranger: 404, owner: 404, counterparty: 404 } as const

export const examples: Examples = {
  'POST /imports': plain(() => ({}), { stranger: 422, owner: 422, counterparty: 422 }),
  'GET /imports': plain(),
  'GET /imports/{id}': [own('import')],
  'GET /imports/{id}/rows': [own('import')],
  'POST /imports/{id}/map': plain(() => ({ id: NOBODYS, mapping: ['name'] }), missing),
  'POST /imports/{id}/mend': [own('import', { position: 2, skip: true })],
  'GET /imports/{id}/unknown': [own('import')],
  'POST /imports/{id}/mend-all': plain(() => ({ id: NOBODYS, field: 'country', given: 'Ruritania', value: 'ES' }), missing),
  'POST /imports/{id}/run': plain(() => ({ id: NOBODYS }), missing),
  'POST /imports/{id}/cancel': plain(() => ({ id: NOBODYS }), missing),
  'POST /imports/{id}/undo': plain(() => ({ id: NOBODYS }), missing),
  'GET /exports': plain(),
  'POST /exports': plain(() => ({ format: 'csv' })),
  'POST /exports/{id}/link': plain(() => ({ id: NOBODYS }), missing),
  'GET /exports/file': plain(() => ({ token: 'A'.repeat(32) }), missing),
}
