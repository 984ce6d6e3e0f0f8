import type { AnswerOf } from '#kernel/operation.ts'
import type { Choice } from '#web/ui/controls/Select.tsx'
import type { vocabularies } from '../contract.ts'

export type Lists = AnswerOf<typeof vocabularies.staticData>['data']
export type Term = Lists[string][number]

export const nameOf = (terms: readonly Term[] = [], code: string | null): string => terms.find((term) => term.code === code)?.name ?? code ?? ''

/** Code of a typed name. An unknown name becomes an unknown code, so that the server reports it at the field. */
export function codeOf(terms: readonly Term[] = [], typed: string): string | null {
  const wanted = fold(typed)
  return wanted === '' ? null : (terms.find(({ name, code }) => fold(name) === wanted || fold(code) === wanted)?.code ?? 'not_in_the_list')
}
const fold = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Options of a select: a term with children becomes a group, which starts with the term itself if it can be chosen. */
export function choicesOf(terms: readonly Term[] = [], heads = true): (Choice | { group: string; choices: Choice[] })[] {
  const known = new Set(terms.map(({ code }) => code))
  const children = Map.groupBy(terms, ({ parent }) => parent)
  const row = ({ code, name }: Term) => ({ value: code, label: name })
  return terms
    .filter(({ parent }) => !parent || !known.has(parent))
    .map((term) => {
      const under = children.get(term.code)
      return under ? { group: term.name, choices: [...(heads ? [row(term)] : []), ...under.map(row)] } : row(term)
    })
}
