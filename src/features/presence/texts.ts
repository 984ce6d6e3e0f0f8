import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { presence } from './contract.ts'

const refusals: Texts<CodeOf<typeof presence>> = { 'presence.no_member': 'This member cannot be reached.' }
export const presenceTexts = texts(refusals)
