import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { memberSubject, members } from '../contract.ts'
import { memberTexts } from '../texts.ts'
import { forgotPassword, onPasswordForgotten } from './forgot-password.ts'
import { newLetter, verifyLink } from './links-shown.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { onPlanEdited } from './on-plan-edited.ts'
import { onSettingKept } from './on-setting-kept.ts'
import { seenMembers } from './queries.ts'
import { resetPassword } from './reset-password.ts'
import { signUp } from './sign-up.ts'
import { verifyCode } from './verify-code.ts'
import { claimAccount, verifyEmail } from './verify-email.ts'

export const membersSlice = slice('members', members, {
  handlers: { signUp, logIn, logOut, forgotPassword, resetPassword, verifyLink, newLetter, verifyEmail, claimAccount, verifyCode },
  listeners: [onPasswordForgotten, onSettingKept, onPlanEdited],
  topics: {
    own: ownOnly,
    member: visibleRows((db, ids, viewer) => seenMembers(db, ids, viewer.id)),
  },
  texts: memberTexts,
  subjects: [memberSubject],
})
