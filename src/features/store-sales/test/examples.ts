import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /store/sales': plain(),
  'GET /store/sales/statement': plain(() => ({ month: '2026-11' })),
}
