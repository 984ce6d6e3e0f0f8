import { pathToFileURL } from 'node:url'
import type { ExtractorType } from '@lingui/conf'

/** Words that leave the web stand in `texts.ts` as plain tables: each id becomes a message of its slice's catalogue. */
export const textsExtractor: ExtractorType = {
  match: (filename) => /\/(platform-)?texts\.ts$/.test(filename),
  async extract(filename, _code, onMessageExtracted) {
    const tables = (await import(pathToFileURL(filename).href)) as Record<string, unknown>
    for (const table of Object.values(tables)) {
      if (typeof table !== 'object' || table === null) continue
      for (const [id, message] of Object.entries(table)) if (typeof message === 'string') onMessageExtracted({ id, message, origin: [filename, 1] })
    }
  },
}
