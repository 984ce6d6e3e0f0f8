import { slice } from '#server/operations/slice.ts'
import { contacts } from '../contract.ts'
import { contactTexts } from '../texts.ts'
import { list } from './list.ts'
import { onAccountRecovered } from './on-account-recovered.ts'
import { cancelPrimary, confirmPrimary, createPrimary, stopPrimary } from './primary.ts'
import { contactTags } from './privacy.ts'
import { keepPushToken, onSessionsEnded } from './push-token.ts'
import { confirmSecondary, createSecondary, removeSecondary, sendVerification } from './secondary.ts'

export const contactsSlice = slice('contacts', contacts, {
  handlers: {
    list,
    createPrimary,
    cancelPrimary,
    confirmPrimary,
    stopPrimary,
    createSecondary,
    removeSecondary,
    confirmSecondary,
    sendVerification,
    keepPushToken,
  },
  listeners: [onSessionsEnded, onAccountRecovered],
  texts: contactTexts,
  tags: contactTags,
})
