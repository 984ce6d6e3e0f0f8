import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /wallet': plain(),
  'GET /wallet/holds': plain(),
  'GET /wallet/statement': plain(() => ({ month: '2026-11' })),
  'GET /wallet/transactions': plain(() => ({ currency: 'USD' })),
}
