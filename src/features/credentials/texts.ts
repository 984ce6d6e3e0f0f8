import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { credentials } from './contract.ts'

type Codes = Exclude<CodeOf<typeof credentials>, 'house.busy'>

const refusals: Texts<Codes> = {
  'credentials.wrong_password': 'This is not your password.',
}

export const credentialTexts = texts({ ...refusals })
