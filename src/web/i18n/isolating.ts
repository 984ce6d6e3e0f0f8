import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core'
import { isolatedValues } from '#kernel/plain-text.ts'

type Values = Record<string, unknown>

/** Bidirectional text: isolates every value in a sentence, so that a right-to-left name does not reorder the words around it. */
export class Isolating extends I18n {
  override _(descriptor: MessageDescriptor): string
  override _(id: string, values?: Values, options?: MessageOptions): string
  override _(said: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    if (typeof said === 'string') return super._(said, values && isolatedValues(values), options)
    return super._(said.values ? { ...said, values: isolatedValues(said.values) } : said)
  }
}
