import { slice } from '#server/run/handle.ts'
import { credentials } from '../contract.ts'
import { credentialTexts } from '../texts.ts'
import { stepUp } from './step-up.ts'

export const credentialsSlice = slice('credentials', credentials, { handlers: { stepUp }, texts: credentialTexts })
