import { texts } from '#kernel/texts.ts'

export const basketTexts = texts({})
