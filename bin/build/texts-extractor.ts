import { pathToFileURL } from 'node:url'
import type { ExtractorType } from '@lingui/conf'
import { type NoticeDeclaration, noticeTexts } from '#kernel/notice.ts'
import { type PlanRight, rightTexts } from '#kernel/plan-right.ts'

/** Lingui extractor for texts that the server writes: `texts.ts`, `notices.ts` and `plan-rights.ts` are tables whose ids become messages of the slice's catalogue. */
export const textsExtractor: ExtractorType = {
  match: (filename) => /\/((platform-)?texts|notices|plan-rights)\.ts$/.test(filename),
  async extract(filename, _code, onMessageExtracted) {
    for (const exported of Object.values(await import(pathToFileURL(filename).href)))
      for (const [id, message] of Object.entries(tableOf(exported)))
        if (typeof message === 'string') onMessageExtracted({ id, message, origin: [filename, 1] })
  },
}

function tableOf(exported: unknown): object {
  if (Array.isArray(exported))
    return Object.assign({}, ...(exported as (NoticeDeclaration | PlanRight)[]).map((one) => ('key' in one ? rightTexts(one) : noticeTexts(one))))
  return typeof exported === 'object' && exported !== null ? exported : {}
}
