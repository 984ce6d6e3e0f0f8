import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { apiKeys } from './contract.ts'

const refusals: Texts<CodeOf<typeof apiKeys>> = {
  'api_key.not_found': 'This key is gone already, or was never yours.',
  'api_key.too_many': 'Ten keys are the most. Revoke one first.',
}

export const apiKeyTexts = texts({
  ...refusals,
  'mail.api_key_made.subject': 'An API key was made',
  'mail.api_key_made.body':
    'Hello {name}. An API key was made for your account at {site}: a program that holds it can do what the key allows.\nIf it was you, do nothing. If not, set a new password at once with the link below: it ends every other way in, and every key.',
  'mail.api_key_made.action': 'Set a new password',
})
