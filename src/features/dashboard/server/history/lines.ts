import { limitName, permissionName } from '#features/plans/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { Setting } from './queries-history.ts'

interface Line {
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}
type Words = Pick<Tools, 'words' | 'rights' | 'site'>

/** What is different between two states of a setting, in the reader's language. */
export function linesOf(tools: Words, locale: Locale, before: Setting, after: Setting): Line[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const moved = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return moved.flatMap((name) => LINES[name]?.(tools, locale, before[name], after[name]) ?? plain(tools, locale, name, before[name], after[name]))
}

const plain = ({ words }: Words, locale: Locale, name: string, before: unknown, after: unknown): Line[] => [
  { label: words.say(locale, `setting.${name}`), before: String(before ?? ''), after: String(after ?? '') },
]
type Drawn = (tools: Words, locale: Locale, before: unknown, after: unknown) => Line[]
const money =
  (name: string): Drawn =>
  ({ words, site }, locale, before, after) => {
    const said = (amount: unknown) => moneyText({ amount: Number(amount), currency: site.currency }, locale)
    return [{ label: words.say(locale, `setting.${name}`), before: said(before), after: said(after) }]
  }
const permissions: Drawn = ({ words }, locale, before, after) => {
  const [was, is] = [before as string[], after as string[]]
  const said = (names: readonly string[]) => names.map((one) => permissionName(words, locale, one)).join('; ')
  const [taken, given] = [said(was.filter((one) => !is.includes(one))), said(is.filter((one) => !was.includes(one)))]
  return [
    ...(taken ? [{ label: words.say(locale, 'setting.permissions'), before: taken, after: null }] : []),
    ...(given ? [{ label: words.say(locale, 'setting.permissions'), before: null, after: given }] : []),
  ]
}
const limits: Drawn = ({ words, rights }, locale, before, after) => {
  const [was, is] = [before as Record<string, number>, after as Record<string, number>]
  const said = (n: number | undefined) => (n === undefined ? words.say(locale, 'setting.unlimited') : new Intl.NumberFormat(locale).format(n))
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => was[name] !== is[name])
    .map((name) => ({ label: limitName(words, locale, rights, name), before: said(was[name]), after: said(is[name]) }))
}
const closed: Drawn = ({ words }, locale, before, after) => {
  const [was, is] = [before as string[], after as string[]]
  const said = (codes: readonly string[], code: string) => words.say(locale, codes.includes(code) ? 'setting.closed' : 'setting.open')
  return [...new Set([...was, ...is])]
    .filter((code) => was.includes(code) !== is.includes(code))
    .map((code) => ({
      label: words.knows(`part.${code}`) ? words.say(locale, `part.${code}`) : code,
      before: said(was, code),
      after: said(is, code),
    }))
}
const LINES: Readonly<Record<string, Drawn>> = { amount: money('amount'), yearly_amount: money('yearly_amount'), permissions, limits, closed }
