import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { offline } from './contract.ts'

const refusals: Texts<CodeOf<typeof offline>> = {
  'offline.device': 'This device was forgotten. Keep your collection on it again, if you wish.',
  'offline.devices': 'Your collection is on ten devices already. Forget one of them first.',
  'offline.conflict': 'This has been decided already.',
  'offline.barred': 'Your value cannot be used as things stand: pieces are promised, or it does not fit any more.',
}

export const offlineTexts = texts(refusals)
