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
    search: 'if (count > most) throw',
    replace: 'if (count > most * 1_000) throw',
    test: 'src/test/security/attacks-signing-in.test',
  },
]
