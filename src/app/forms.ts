import { accounts } from '#features/accounts/contract.ts'
import { afterLogin } from '#features/accounts/rules.ts'
import { contacts } from '#features/contacts/contract.ts'
import { credentials } from '#features/credentials/contract.ts'
import { subscribers } from '#features/subscribers/contract.ts'
import { support } from '#features/support/contract.ts'
import { ownPath } from '#kernel/address.ts'
import { type PageForm, pageForm } from '#server/pages/forms/page-form.ts'

const back = (query: URLSearchParams, usual = '/marketplace') => ownPath(query.get('redirect_back'), usual)
/** The home of who is signed in. */
const HOME = '/feeds'

/** Forms that work without JavaScript: sign-up, log-in and a new password. */
export const forms: readonly PageForm[] = [
  pageForm({
    path: '/login',
    op: accounts.logIn,
    echoes: ['email'],
    leads: (answer, query) => {
      if (!answer.second_step) return afterLogin(answer, back(query, HOME))
      return { status: 200, op: credentials.secondStep, values: { challenge: answer.second_step.challenge } }
    },
  }),
  pageForm({
    path: '/login',
    op: credentials.secondStep,
    sent_with: 'challenge',
    echoes: ['challenge'],
    leads: (answer, query) => afterLogin(answer, back(query, HOME)),
  }),
  pageForm({
    path: '/signup',
    op: accounts.signUp,
    echoes: ['first_name', 'last_name', 'username', 'email'],
    // Onboarding needs JavaScript; confirming the address by code does not.
    leads: (answer, query) => afterLogin({ ...answer, returned: false }, back(query)),
  }),
  pageForm({
    path: '/signup/verify-email',
    op: accounts.verifyCode,
    echoes: [],
    // A wrong code is a successful answer, not a refusal.
    leads: ({ is_email_verified }, query) => (is_email_verified ? back(query) : { status: 422, op: accounts.verifyCode, values: {} }),
  }),
  pageForm({
    path: '/signup/verify-email',
    op: contacts.sendVerification,
    sent_with: 'another_letter',
    echoes: [],
    leads: () => ({ status: 200, op: contacts.sendVerification, values: {} }),
  }),
  pageForm({ path: '/forgot', op: accounts.forgotPassword, echoes: ['email'], leads: () => '/forgot?sent' }),
  pageForm({
    path: '/reset-password',
    op: accounts.resetPassword,
    in_address: { token: 'token' },
    echoes: [],
    leads: () => '/reset-password?set',
  }),
  pageForm({
    path: '/contact',
    op: support.open,
    echoes: ['name', 'email', 'topic', 'message', 'about'],
    leads: () => '/contact?sent',
  }),
  pageForm({ path: '/subscribe', op: subscribers.subscribe, echoes: ['email'], leads: () => '/subscribe?sent' }),
]
