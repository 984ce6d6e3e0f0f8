import { globSync, readFileSync } from 'node:fs'

/** What members call themselves and their stores. */
const NAME = /\b(?:full_name|store_name|buyer_name|seller_name|store\.name)\b/
/** A sentence of Lingui isolates its values; SQL is no sentence. */
const TAGS = new Set(['t', 'msg', 'sql'])
const TEMPLATE = /([\w.]*)`((?:[^`\\]|\\.)*)`/g
const VALUE = /\$\{([^{}]*)\}/g
const JOINED = /\[([^[\]]*)\](?:\s*\.filter\(Boolean\))?\s*\.join\(/g

const isBare = (expression: string) => NAME.test(expression) && !expression.includes('isolated(')

/** A plain template that puts a name beside other words; an address is no sentence. */
function bareInTemplate(text: string): boolean {
  return [...text.matchAll(TEMPLATE)].some(([, tag = '', body = '']) => {
    if (TAGS.has(tag) || body.startsWith('/')) return false
    const others = body.replace(VALUE, '').trim()
    return others !== '' && [...body.matchAll(VALUE)].some(([, expression = '']) => isBare(expression))
  })
}

/** An array of words that are joined to one line, with a name among them. */
const bareInLine = (text: string) => [...text.matchAll(JOINED)].some(([, inside = '']) => inside.replace(TEMPLATE, '').split(',').some(isBare))

/** Bidirectional isolation: a name written from right to left turns the amount or date beside it, wherever it is put into a line bare. */
export function checkIsolation(file: string, text: string): string[] {
  return bareInTemplate(text) || bareInLine(text)
    ? [`${file}: a member's or store's name stands bare in a sentence: say it with t\`…\`, or isolated(…)`]
    : []
}

export const checkIsolations = (): readonly string[] =>
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('src/test/'))
    .flatMap((file) => checkIsolation(file, readFileSync(file, 'utf8')))
