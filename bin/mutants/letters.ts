import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'letter-pressed-once',
    file: 'src/server/mail/mailer.ts',
    search: ", 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'",
    replace: '',
    test: 'src/features/notifications/server/letters.test',
  },
]
