import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'old-address-is-warned',
    file: 'src/features/contacts/server/primary.ts',
    search:
      "  await write(tx, member, { recipient: member.email, template: 'primary_warn', email: input.email, path: `/action/email/stop?hash=${stop}` })\n",
    replace: '',
    test: 'src/features/contacts',
  },
  {
    id: 'new-password-voids-contacts',
    file: 'src/features/contacts/server/queries.ts',
    search: "    .whereRef('c.created_at', '>', 'm.password_set_at')\n",
    replace: '',
    test: 'src/features/contacts',
  },
  {
    id: 'contact-link-of-its-kind',
    file: 'src/features/contacts/server/queries.ts',
    search: "    .where('c.kind', '=', kind)\n",
    replace: '',
    test: 'src/features/contacts',
  },
  {
    id: 'contact-link-once',
    file: 'src/features/contacts/server/queries.ts',
    search: "    .where('c.verified_at', 'is', null)\n",
    replace: '',
    test: 'src/features/contacts',
  },
  {
    id: 'address-of-another-gets-no-link',
    file: 'src/features/contacts/server/primary.ts',
    search: 'if (await isOwned(tx, input.email)) await write',
    replace: 'if (!input.email) await write',
    test: 'src/features/contacts',
  },
  {
    id: 'address-taken-meanwhile',
    file: 'src/features/contacts/server/primary.ts',
    search: "  if (await isOwned(tx, held.email)) return refuse('member.link_over')\n",
    replace: '',
    test: 'src/features/contacts',
  },
  {
    id: 'contact-of-its-member',
    file: 'src/features/contacts/server/queries.ts',
    search:
      "    .where('id', '=', id)\n    .where('member_id', '=', member_id)\n    .where('kind', '=', 'secondary')\n    .where('ended_at', 'is', null)\n    .executeTakeFirst()",
    replace: "    .where('id', '=', id)\n    .where('kind', '=', 'secondary')\n    .where('ended_at', 'is', null)\n    .executeTakeFirst()",
    test: 'src/features/contacts',
  },
  {
    id: 'letters-are-counted',
    file: 'src/features/contacts/server/letters.ts',
    search: "!(await countLetter(tx, email, 'confirm'))",
    replace: 'false',
    test: 'src/features/contacts',
  },
  {
    id: 'reset-ends-addresses',
    file: 'src/features/contacts/server/on-account-recovered.ts',
    search: '  await endFromBefore(tx, member_id)\n',
    replace: '',
    test: 'src/test/security/attacks-accounts',
  },
  {
    id: 'new-account-moves-in-its-session',
    file: 'src/features/contacts/server/primary.ts',
    search: "  if (!member.is_email_verified && viewer.id !== member.id) return refuse('contacts.own_session')\n",
    replace: '',
    test: 'src/test/security/attacks-accounts',
  },
]
