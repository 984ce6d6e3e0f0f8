import { texts } from '#kernel/texts.ts'

export const storeSalesTexts = texts({})
