import type { Mutant } from './mutant.ts'

const file = (name: string) => `src/features/contacts/server/${name}.ts`
const test = 'src/features/contacts'
const guesses = 'src/test/security/attacks-signing-in.test'

export const contactMutants: readonly Mutant[] = [
  {
    id: 'old-address-is-warned',
    file: file('primary'),
    search:
      "  await write(tx, member, { recipient: member.email, template: 'primary_warn', email: input.email, path: `/action/email/stop?hash=${stop}` })\n",
    replace: '',
    test,
  },
  {
    id: 'new-password-voids-contacts',
    file: file('queries'),
    search: "    .whereRef('c.created_at', '>', 'm.password_set_at')\n",
    replace: '',
    test,
  },
  { id: 'contact-link-of-its-kind', file: file('queries'), search: "    .where('c.kind', '=', kind)\n", replace: '', test },
  { id: 'contact-link-once', file: file('queries'), search: "    .where('c.verified_at', 'is', null)\n", replace: '', test },
  {
    id: 'address-of-another-gets-no-link',
    file: file('primary'),
    search: 'if (await isOwned(tx, input.email)) await write',
    replace: 'if (!input.email) await write',
    test,
  },
  {
    id: 'address-taken-meanwhile',
    file: file('primary'),
    search: "  if (await isOwned(tx, held.email)) return refuse('member.link_over')\n",
    replace: '',
    test,
  },
  {
    id: 'contact-of-its-member',
    file: file('queries'),
    search:
      "    .where('id', '=', id)\n    .where('member_id', '=', member_id)\n    .where('kind', '=', 'secondary')\n    .where('ended_at', 'is', null)\n    .executeTakeFirst()",
    replace: "    .where('id', '=', id)\n    .where('kind', '=', 'secondary')\n    .where('ended_at', 'is', null)\n    .executeTakeFirst()",
    test,
  },
  { id: 'letters-are-counted', file: file('letters'), search: "!(await countLetter(tx, email, 'confirm'))", replace: 'false', test },
  {
    id: 'guesses-at-an-account',
    file: 'src/server/http/limits.ts',
    search: 'if (account === undefined) return countedAs(request.ip)',
    replace: 'if (account || !account) return `${request.headers["x-forwarded-for"]}`',
    test: guesses,
  },
  {
    id: 'guesses-in-any-spelling',
    file: 'src/server/http/limits.ts',
    search: "typeof read?.data === 'string' ? read.data.normalize('NFKC').toLowerCase()",
    replace: "typeof given === 'string' ? given",
    test: guesses,
  },
  {
    id: 'one-password-over-many-accounts',
    file: 'src/server/http/limits.ts',
    search: 'if (count > most) throw',
    replace: 'if (count > most * 1_000) throw',
    test: guesses,
  },
  {
    id: 'guessed-first-is-refused',
    file: 'src/features/accounts/server/sign-up.ts',
    search: "isCommon(password) ? refuse('member.common_password') : ",
    replace: '',
    test: guesses,
  },
  {
    id: 'cleared-after-its-period',
    file: 'src/features/privacy/server/queries-retention.ts',
    search: ' - ${period}::interval',
    replace: ' - 0 * ${period}::interval',
    test: 'src/features/privacy/server/retention.test',
  },
  {
    id: 'cleared-in-bites',
    file: 'src/features/privacy/server/queries-retention.ts',
    search: ' limit ${most} for update',
    replace: ' for update',
    test: 'src/features/privacy/server/retention.test',
  },
  {
    id: 'cleared-only-when-dead',
    file: 'src/features/privacy/server/retention.ts',
    search: "'verified_at is null and ended_at is null'",
    replace: "'true'",
    test: 'src/features/privacy/server/retention.test',
  },
]
