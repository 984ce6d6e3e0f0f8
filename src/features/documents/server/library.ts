import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Locale, locales } from '#kernel/locale.ts'
import type { OutputOf } from '#kernel/operation.ts'
import { type DocumentName, documentNames, type documents } from '../contract.ts'

/** Date of each document's version; change it together with the text in all languages. */
export const VERSIONS: Readonly<Record<DocumentName, string>> = {
  about: '2026-11-21',
  contact: '2026-11-24',
  'terms-and-conditions': '2026-11-21',
  'privacy-policy': '2026-11-21',
  'refund-policy': '2026-11-21',
}

type Sections = OutputOf<typeof documents.show>['document']['sections']
export interface Wording {
  readonly title: string
  readonly lead: string
  readonly sections: Sections
}

/** A subset of Markdown, so that lawyers and translators can edit it: title, lead, headed sections, paragraphs, lists. */
function readWording(text: string): Wording {
  const [head = '', ...parts] = text.split(/^## /m)
  const [title = '', lead = ''] = partsOf(head)
  return { title: title.replace(/^# /, ''), lead, sections: parts.map(sectionOf) }
}

const partsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)

function sectionOf(text: string): Sections[number] {
  const [heading = '', ...blocks] = partsOf(text.replace('\n', '\n\n'))
  const [, title = heading, id = ''] = /^(.*?) \{#([a-z]+)\}$/.exec(heading) ?? []
  return { id, title, blocks: blocks.map(blockOf) }
}

function blockOf(text: string): Sections[number]['blocks'][number] {
  if (!text.startsWith('- ')) return { type: 'text', lines: [text.replaceAll('\n', ' ')] }
  return { type: 'list', lines: text.split('\n').map((line) => line.replace(/^- /, '')) }
}

const fileOf = (name: DocumentName, locale: Locale) => resolve(import.meta.dirname, `../words/${name}.${locale}.md`)
const shelf = new Map(
  documentNames.flatMap((name) => locales.map((locale) => [`${name} ${locale}`, readWording(readFileSync(fileOf(name, locale), 'utf8'))] as const)),
)
export const wordingOf = (name: DocumentName, locale: Locale): Wording => shelf.get(`${name} ${locale}`)!
