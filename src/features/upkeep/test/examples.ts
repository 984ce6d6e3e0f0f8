import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /admin/upkeep': plain(),
  'POST /admin/upkeep/letters/{id}/retry': plain(() => ({ id: '0192f0c1-2345-7abc-8def-0123456789ab' }), { administrator: 404 }),
  'POST /admin/upkeep/events/{id}/retry': plain(() => ({ id: 999_999_999 }), { administrator: 404 }),
  'POST /admin/upkeep/jobs/{id}/retry': plain(() => ({ id: '0192f0c1-2345-7abc-8def-0123456789ab' }), { administrator: 404 }),
  'POST /admin/upkeep/deliveries/{id}/retry': plain(() => ({ id: '0192f0c1-2345-7abc-8def-0123456789ab' }), { administrator: 404 }),
  'POST /admin/upkeep/clocks/{name}/run': plain(() => ({ name: 'no.such_timer' }), { administrator: 404 }),
}
