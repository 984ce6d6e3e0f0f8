import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'stands-by-its-mark',
    file: 'src/server/operations/response-cache.ts',
    search: 'if ((await kept.ask()) === kept.mark) return kept.outcome',
    replace: 'return kept.outcome',
    test: 'src/server/operations/response-cache src/features/products/server/show/again',
  },
  {
    id: 'stands-for-one-viewer',
    file: 'src/server/operations/run-handlers.ts',
    search: 'JSON.stringify([op.http, requester.viewer.id, requester.locale, input])',
    replace: 'JSON.stringify([op.http, requester.locale, input])',
    test: 'src/features/products/server/show/again',
  },
  {
    id: 'stands-in-one-language',
    file: 'src/server/operations/run-handlers.ts',
    search: 'JSON.stringify([op.http, requester.viewer.id, requester.locale, input])',
    replace: 'JSON.stringify([op.http, requester.viewer.id, input])',
    test: 'src/features/products/server/show/again',
  },
]
