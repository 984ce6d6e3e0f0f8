import type { Mutant } from './mutant.ts'

const test = 'src/features/notifications/server/letters.test'

export const letterMutants: readonly Mutant[] = [
  {
    id: 'letter-sealed-for-letters',
    file: 'src/features/settings/server/letters.ts',
    search: "return vault.open(Buffer.from(token, 'base64url'), ABOUT)",
    replace: "return Buffer.from(token, 'base64url').subarray(12, -16).toString('utf8') || `${'0'.repeat(36)} security`",
    test,
  },
  {
    id: 'letter-of-its-reader',
    file: 'src/features/notifications/server/letters.ts',
    search: " || (viewer.kind === 'member' && viewer.id !== letter.member_id)",
    replace: '',
    test,
  },
  {
    id: 'letter-of-nobody',
    file: 'src/features/notifications/server/queries-letters.ts',
    search: ".where(isKept('members'))",
    replace: '',
    test,
  },
  {
    id: 'letter-carries-its-end',
    file: 'src/features/settings/server/letters.ts',
    search: "channels.mail === 'choice' && { off",
    replace: "channels.mail !== 'choice' && { off",
    test,
  },
  {
    id: 'letter-pressed-once',
    file: 'src/server/mail/mailer.ts',
    search: ", 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'",
    replace: '',
    test,
  },
  {
    id: 'only-who-is-away-troubles-buyers',
    file: 'src/features/orders/server/queries-notices.ts',
    search: '    .where((eb) => eb.not(isPresent()))\n',
    replace: '',
    test: 'src/features/notifications/server/away.test',
  },
  {
    id: 'buyers-learn-who-left',
    file: 'src/features/orders/notices.ts',
    search: 'const orders = await waitingFor(tx, seller_id)',
    replace: 'const orders = (await waitingFor(tx, seller_id)).slice(0, 0)',
    test: 'src/features/notifications/server/away.test',
  },
]
