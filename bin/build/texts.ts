import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Writes the translations of the server's texts, one JSON file per language. */
export function writeTexts(): void {
  mkdirSync('dist/texts', { recursive: true })
  const languages = Map.groupBy(globSync('src/**/locales/*.po'), (file) => basename(file, '.po'))
  for (const [language, files] of languages) {
    const texts = Object.assign({}, ...files.map((file) => explicit(readFileSync(file, 'utf8'))))
    writeFileSync(`dist/texts/${language}.json`, JSON.stringify(texts))
  }
}

/** Entries with explicit ids; those of the macros are in the browser's bundle. */
function explicit(po: string): Record<string, string> {
  const entries = po.split(/\n\n+/).filter((entry) => entry.includes('js-lingui-explicit-id'))
  return Object.fromEntries(entries.map((entry) => [field(entry, 'msgid'), field(entry, 'msgstr')] as const).filter(([, text]) => text))
}

export function field(entry: string, name: string): string {
  const [, lines = ''] = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(`${entry}\n`) ?? []
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as string)
    .join('')
}
