import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core'
import { isolatedValues } from '#kernel/plain-text.ts'

type Values = Record<string, unknown>

/** Says every sentence of the web; what is put into one and is written from right to left stays within itself. */
export class Isolating extends I18n {
  override _(descriptor: MessageDescriptor): string
  override _(id: string, values?: Values, options?: MessageOptions): string
  override _(said: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    if (typeof said === 'string') return super._(said, values && isolatedValues(values), options)
    return super._(said.values ? { ...said, values: isolatedValues(said.values) } : said)
  }
}
