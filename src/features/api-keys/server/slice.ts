import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { apiKeys } from '../contract.ts'
import { apiKeyRights } from '../plan-rights.ts'
import { apiKeyTexts } from '../texts.ts'
import { list, make, revoke, revokeAll } from './manage.ts'
import { onAccountRecovered } from './on-account-recovered.ts'
import { apiKeyTags } from './privacy.ts'

export const apiKeysSlice = slice('api-keys', apiKeys, {
  handlers: { list, make, revoke, revokeAll },
  listeners: [onAccountRecovered],
  topics: { 'api keys of member': ownOnly },
  rights: apiKeyRights,
  texts: apiKeyTexts,
  tags: apiKeyTags,
})
