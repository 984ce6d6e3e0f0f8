import { texts } from '#kernel/texts.ts'

export const subscriptionTexts = texts({})
