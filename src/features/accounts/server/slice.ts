import { slice } from '#server/operations/slice.ts'
import { accounts, sessionsEnded, viewChanged } from '../contract.ts'
import { accountTexts } from '../texts.ts'
import { forgotPassword, onPasswordForgotten } from './mail/forgot-password.ts'
import { newLetter, verifyLink } from './mail/links-shown.ts'
import { resetPassword } from './mail/reset-password.ts'
import { verifyCode } from './mail/verify-code.ts'
import { claimAccount, verifyEmail } from './mail/verify-email.ts'
import { accountTags } from './privacy.ts'
import { logIn } from './sign-in/log-in.ts'
import { logOut } from './sign-in/log-out.ts'
import { signUp, usernameState } from './sign-up.ts'
import { endView } from './views/end.ts'
import { viewsOver } from './views/over.timer.ts'

export const accountsSlice = slice('accounts', accounts, {
  handlers: {
    signUp,
    usernameState,
    logIn,
    logOut,
    forgotPassword,
    resetPassword,
    verifyLink,
    newLetter,
    verifyEmail,
    claimAccount,
    verifyCode,
    endView,
  },
  timers: [viewsOver],
  listeners: [onPasswordForgotten],
  texts: accountTexts,
  socketEvents: [
    { event: sessionsEnded, sockets: 'end' },
    { event: viewChanged, sockets: 'end' },
  ],
  tags: accountTags,
})
