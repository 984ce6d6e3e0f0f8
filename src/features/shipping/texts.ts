import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { shipping } from './contract.ts'

const refusals: Texts<CodeOf<typeof shipping>> = {
  'shipping.days': 'The latest day cannot come before the earliest.',
  'shipping.option': 'Choose one of the ways of sending offered.',
}

export const shippingTexts = texts(refusals)
