import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { field } from '../build/texts.ts'

interface Said {
  file: string
  words: string
}

/** The browser merges all catalogues of a language: two translations of the same English text would overwrite each other. */
export function checkWords(): readonly string[] {
  const languages = Map.groupBy(globSync('src/**/locales/*.po').sort(), (file) => basename(file, '.po'))
  return [...languages.values()].flatMap((files) => {
    const said = Map.groupBy(files.flatMap(read), ([key]) => key)
    return [...said].flatMap(([, entries]) => differ(entries.map(([, one]) => one)))
  })
}

function read(file: string): [string, Said][] {
  const entries = readFileSync(file, 'utf8').split(/\n\n+/)
  return entries
    .filter((entry) => !entry.includes('js-lingui-explicit-id') && field(entry, 'msgid'))
    .map((entry) => [`${field(entry, 'msgctxt')}\n${field(entry, 'msgid')}`, { file, words: field(entry, 'msgstr') }])
}

function differ([first, ...others]: readonly Said[]): string[] {
  const other = others.find(({ words }) => words !== first!.words)
  if (!other) return []
  return [
    `"${first!.words}" in ${first!.file}, "${other.words}" in ${other.file}: say one of them in both, or t({ message, context }) tells them apart`,
  ]
}
