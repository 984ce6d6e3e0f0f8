import { defineConfig } from '@lingui/cli'
import babelExtractor from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { textsExtractor } from './bin/build/texts-extractor.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'fr', 'zh-CN', 'ru'],
  catalogs: [
    { path: 'src/features/{name}/locales/{locale}', include: ['src/features/{name}/'], exclude: ['**/*.test.*', '**/server/**'] },
    { path: 'src/web/locales/{locale}', include: ['src/web', 'src/app', 'src/pages', 'src/server/i18n/platform-texts.ts'] },
  ],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  extractors: [textsExtractor, babelExtractor],
})
