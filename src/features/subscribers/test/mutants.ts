import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/subscribers/server/subscribers.test'
const file = 'src/features/subscribers/server/subscribe.ts'

export const mutants: readonly Mutant[] = [
  { id: 'subscribe-letters', file, search: " || !(await countLetter(tx, input.email, 'confirm'))", replace: '', test },
  { id: 'subscribe-known', file, search: "row.state === 'confirmed' || ", replace: '', test },
  {
    id: 'subscribe-purpose',
    file: 'src/features/subscribers/server/letters.ts',
    search: "off: 'subscriber off'",
    replace: "off: 'subscriber confirm'",
    test,
  },
]
