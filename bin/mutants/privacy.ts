import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'former-in-the-readers-words',
    file: 'src/server/operations/dispatcher.ts',
    search: '  if (outcome.bytes || !outcome.text.includes(ERASED_MEMBER_NAME)) return outcome\n',
    replace: '  if (outcome.bytes || !outcome.text.includes(ERASED_MEMBER_NAME) || locale) return outcome\n',
    test: 'src/features/privacy/server/erase/erase.test',
  },
]
