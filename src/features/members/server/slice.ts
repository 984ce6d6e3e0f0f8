import { slice } from '#server/run/handle.ts'
import { members } from '../contract.ts'
import { memberTexts } from '../texts.ts'
import { forgotPassword, onPasswordForgotten } from './forgot-password.ts'
import { newLetter, verifyLink } from './links-shown.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { onPlanEdited } from './on-plan-edited.ts'
import { onSettingKept } from './on-setting-kept.ts'
import { findPublic } from './queries.ts'
import { resetPassword } from './reset-password.ts'
import { signUp } from './sign-up.ts'
import { verifyCode } from './verify-code.ts'
import { claimAccount, verifyEmail } from './verify-email.ts'

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text)

export const membersSlice = slice('members', members, {
  handlers: { signUp, logIn, logOut, forgotPassword, resetPassword, verifyLink, newLetter, verifyEmail, claimAccount, verifyCode },
  listeners: [onPasswordForgotten, onSettingKept, onPlanEdited],
  subjects: {
    own: (_, viewer, id) => viewer.id === id,
    member: async (db, viewer, id) => isId(id) && (await findPublic(db, id, viewer.id)) !== undefined,
  },
  texts: memberTexts,
})
