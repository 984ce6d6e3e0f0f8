import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'card-what-cannot-be-set',
    file: 'src/server/images/share/share-card-layout.ts',
    search: 'if (!(await canSet(piece))) continue',
    replace: '',
    test: 'src/server/images/share/share-card-layout',
  },
  {
    id: 'svg-only-from-our-hand',
    file: 'src/server/images/worker.ts',
    search: "'VipsForeignLoadSvgBuffer'",
    replace: "'VipsForeignLoadSvg'",
    test: 'src/server/images/test/hostile',
  },
  {
    id: 'rows-locked',
    file: 'src/server/operations/locks.ts',
    search: 'order by id for no key update`',
    replace: 'order by id`',
    test: 'src/features/products src/features/orders/server/races',
  },
  {
    id: 'picture-signed',
    file: 'src/server/files/files.ts',
    search: 'return given.length === ours.length && timingSafeEqual(given, ours)',
    replace: 'return given.length > 0 || timingSafeEqual(given, ours)',
    test: 'src/features/media',
  },
  {
    id: 'search-words-of-what-is-gone',
    file: 'src/server/spelling/queries.ts',
    search: 'not exists (select from used where used.word = s.word)',
    replace: 'false',
    test: 'src/features/listings/server/counts/relaxations.test',
  },
]
