import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'guesses-at-an-account',
    file: 'src/server/http/limits.ts',
    search: 'if (account === undefined) return countedAs(request.ip)',
    replace: 'if (account || !account) return `${request.headers["x-forwarded-for"]}`',
    test: 'src/test/security/attacks-signing-in.test',
  },
  {
    id: 'guesses-in-any-spelling',
    file: 'src/server/http/limits.ts',
    search: "typeof read?.data === 'string' ? read.data.normalize('NFKC').toLowerCase()",
    replace: "typeof given === 'string' ? given",
    test: 'src/test/security/attacks-signing-in.test',
  },
  {
    id: 'one-password-over-many-accounts',
    file: 'src/server/http/limits.ts',
    search: '(per_peer && (await',
    replace: '(per_peer && !per_peer && (await',
    test: 'src/test/security/attacks-signing-in.test',
  },
]
