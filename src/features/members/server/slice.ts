import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { memberRightsChanged, memberSubject, members, plansChanged, sessionsEnded } from '../contract.ts'
import { memberTexts } from '../texts.ts'
import { forgotPassword, onPasswordForgotten } from './forgot-password.ts'
import { newLetter, verifyLink } from './links-shown.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { onPlanEdited } from './on-plan-edited.ts'
import { onSettingKept } from './on-setting-kept.ts'
import { PLANS_KEPT_MS } from './plans.ts'
import { memberTags } from './privacy.ts'
import { seenMembers } from './queries.ts'
import { resetPassword } from './reset-password.ts'
import { signUp, usernameState } from './sign-up.ts'
import { verifyCode } from './verify-code.ts'
import { claimAccount, verifyEmail } from './verify-email.ts'

export const membersSlice = slice('members', members, {
  handlers: { signUp, usernameState, logIn, logOut, forgotPassword, resetPassword, verifyLink, newLetter, verifyEmail, claimAccount, verifyCode },
  listeners: [onPasswordForgotten, onSettingKept, onPlanEdited],
  topics: {
    own: ownOnly,
    member: visibleRows((db, ids, viewer) => seenMembers(db, ids, viewer.id)),
  },
  texts: memberTexts,
  socketEvents: [
    { event: sessionsEnded, sockets: 'end' },
    { event: memberRightsChanged, sockets: 'end' },
    { event: plansChanged, sockets: 'check', after_ms: PLANS_KEPT_MS + 100 },
  ],
  tags: memberTags,
  lockRank: { members: 100 },
  subjects: [memberSubject],
})
