import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /wallet': plain(),
  'GET /wallet/transactions': plain(() => ({ currency: 'USD' })),
}
