import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'stands-by-its-mark',
    file: 'src/server/operations/response-cache.ts',
    search: 'if (mark === kept.mark) return moment ?',
    replace: 'return moment ?',
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
  {
    id: 'stands-for-guests-only-without-blocks',
    file: 'src/features/listings/server/find/page.ts',
    search: 'my_stuff === undefined && (viewer === null || !(await blockedOf(db, viewer)).length)',
    replace: 'my_stuff === undefined',
    test: 'src/features/products/server/show/again',
  },
  {
    id: 'stands-for-guests-not-for-own-things',
    file: 'src/features/listings/server/find/page.ts',
    search: 'my_stuff === undefined && (viewer === null',
    replace: '(viewer === null',
    test: 'src/features/products/server/show/again',
  },
  {
    id: 'stands-for-guests-as-asked-by-a-guest',
    file: 'src/server/operations/run-handlers.ts',
    search: 'const question = { input, viewer: requester.viewer, requester, db',
    replace: 'const question = { input, viewer: asking.viewer, requester: asking, db',
    test: 'src/features/products/server/show/again',
  },
  {
    id: 'stands-with-its-clock',
    file: 'src/server/operations/response-cache.ts',
    search: 'return moment ? tellingTheTime(kept.outcome, moment) : kept.outcome',
    replace: 'return moment && !tellingTheTime ? kept.outcome : kept.outcome',
    test: 'src/server/operations/response-cache src/features/auctions/server/list/list.test',
  },
  {
    id: 'kept-only-when-asked-again',
    file: 'src/server/operations/response-cache.ts',
    search: '!isWorthKeeping(key) || ',
    replace: '',
    test: 'src/server/operations/response-cache',
  },
]
