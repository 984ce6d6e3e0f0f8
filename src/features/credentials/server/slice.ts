import { slice } from '#server/operations/slice.ts'
import { credentials } from '../contract.ts'
import { credentialNotices } from '../notices.ts'
import { credentialTexts } from '../texts.ts'
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator, renewCodes } from './authenticator.ts'
import { changePassword } from './change-password.ts'
import { history } from './history.ts'
import { onAccountRecovered } from './on-account-recovered.ts'
import { addPasskey, passkeyChallenge, passkeyLogIn, passkeyOptions, removePasskey, renamePasskey } from './passkeys.ts'
import { credentialTags } from './privacy.ts'
import { secondStep } from './second-step.ts'
import { security } from './security.ts'
import { endOthers, endSession, sessions } from './sessions.ts'
import { stepUp } from './step-up.ts'

export const credentialsSlice = slice('credentials', credentials, {
  handlers: {
    security,
    stepUp,
    changePassword,
    secondStep,
    confirmAuthenticator,
    beginAuthenticator,
    removeAuthenticator,
    renewCodes,
    passkeyOptions,
    addPasskey,
    renamePasskey,
    removePasskey,
    passkeyChallenge,
    passkeyLogIn,
    sessions,
    history,
    endSession,
    endOthers,
  },
  listeners: [onAccountRecovered],
  texts: credentialTexts,
  tags: credentialTags,
  notices: credentialNotices,
})
