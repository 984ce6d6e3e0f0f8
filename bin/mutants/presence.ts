import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  { id: 'presence-by-members-alone', file: 'bin/checks/names.ts', search: 'PRESENCE.test(text)\n', replace: 'false\n', test: 'bin/checks/names' },
]
