import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/support/server/support.test'
const mail = 'src/features/support/server/mail/mail-in.test'
const login = 'src/features/support/server/sign-in/login-by-id.test'
const server = (name: string) => `src/features/support/server/${name}.ts`

export const mutants: readonly Mutant[] = [
  { id: 'ticket-own', file: server('queries'), search: ' and t.member_id = ${member_id}::uuid`))[0]', replace: '`))[0]', test },
  {
    id: 'ticket-notes-stay',
    file: server('view'),
    search: "kind === 'note' ? [] : ",
    replace: "kind === 'note' ? [{ by: 'desk' as const, body, at: created_at }] : ",
    test,
  },
  { id: 'ticket-once', file: server('own/open'), search: '  if (same) return same\n', replace: '  if (same) void same\n', test },
  {
    id: 'ticket-day',
    file: server('own/open'),
    search: '  if ((await ticketsToday(tx, asked.email)) >= MOST_A_DAY) return tooMany()\n',
    replace: '  void ticketsToday\n',
    test,
  },
  {
    id: 'ticket-hidden-field',
    file: server('own/open'),
    search: '  if (input.website) return { ticket: { id: null, number: null } }\n',
    replace: '',
    test,
  },
  { id: 'ticket-link-for-guests', file: server('own/read'), search: 'row && !row.member_id ?', replace: 'row ?', test },
  { id: 'ticket-link-purpose', file: server('letters'), search: "const ABOUT = 'support'", replace: "const ABOUT = 'letters'", test },
  { id: 'ticket-version', file: server('desk/work'), search: 'row.version === version ? row', replace: 'row ? row', test },
  {
    id: 'mail-signed',
    file: server('mail/mail-in'),
    search: "  if (!(await isOfHook(call))) return refuse('mail.signature')\n",
    replace: '  void isOfHook\n',
    test: mail,
  },
  { id: 'mail-sender', file: server('mail/mail-in'), search: "  if (row.email !== from) return notKept('stranger')\n", replace: '', test: mail },
  { id: 'mail-forged', file: server('mail/mail-in'), search: "mail.dmarc === 'fail' ? 'forged' : ", replace: '', test: mail },
  {
    id: 'mail-automatic',
    file: server('mail/mail-in'),
    search: "if (auto_submitted && auto_submitted.toLowerCase() !== 'no') return 'automatic'",
    replace: '',
    test: mail,
  },
  {
    id: 'mail-own',
    file: server('mail/mail-in'),
    search: "return 'own'\n  return message_id",
    replace: 'return undefined\n  return message_id',
    test: mail,
  },
  {
    id: 'mail-often',
    file: server('mail/mail-in'),
    search: "  if ((await mailsLately(tx, row.id)) >= MOST_MAILS_AN_HOUR) return notKept('often')\n",
    replace: '  void mailsLately\n',
    test: mail,
  },
  { id: 'mail-of-nobody', file: server('mail/mail-in'), search: '.slice(0, LONGEST_MAIL)\n  if (!body)', replace: '\n  if (!body)', test: mail },
  { id: 'login-by-id-own', file: server('sign-in/login-by-id'), search: ' && viewer.uid === input.uid', replace: '', test: login },
  { id: 'login-by-id-once', file: server('sign-in/login-by-id'), search: ' && (await isFirstCall(tx, signature))', replace: '', test: login },
  {
    id: 'login-by-id-recent',
    file: server('sign-in/login-by-id'),
    search: 'isRecent(timestamp, await clock(), OLDEST_CALL_SECONDS) && ',
    replace: '',
    test: login,
  },
  { id: 'login-by-id-signed', file: 'src/server/auth/signed-call.ts', search: "secret !== '' && ", replace: '', test: login },
  { id: 'login-by-id-token-once', file: server('sign-in/queries'), search: ' and support_tokens.used_at is null', replace: '', test: login },
  {
    id: 'login-by-id-token-ends',
    file: server('sign-in/queries'),
    search: ' and support_tokens.expires_at > clock_timestamp()',
    replace: '',
    test: login,
  },
]
