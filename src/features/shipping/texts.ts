import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { shipping } from './contract.ts'

const refusals: Texts<CodeOf<typeof shipping>> = {
  'shipping.option': 'Choose one of the ways of sending offered.',
  'shipping.mode': 'Labels cannot be bought here.',
}

/** Error of the shape, shown at its field. */
const findings = { 'shipping.days': 'The latest day cannot come before the earliest.' }

export const shippingTexts = texts({ ...refusals, ...findings })
