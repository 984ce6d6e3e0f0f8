import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'profile-page-limit',
    file: 'src/server/pages/serve-pages.ts',
    search: "app.get('/profile/*', often,",
    replace: "app.get('/profile/*',",
    test: 'src/test/seo/seo-profiles',
  },
]
