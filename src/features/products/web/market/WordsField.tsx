import { useLingui } from '@lingui/react/macro'
import { QUICK_SEARCH } from '#kernel/measures.ts'
import type { AnyOperation, GivenOf } from '#kernel/operation.ts'
import { SearchField } from '#web/list/SearchField.tsx'
import { useTypedQuestion } from '#web/query/use-typed-question.ts'
import type { FieldParts } from './market.ts'
import { useMarketWords } from './market-words.ts'

/** The words of a list, with the names of what the server finds while one types. */
export function WordsField({ rail: { draft, type }, page: { market, asked } }: FieldParts) {
  const { t } = useLingui()
  const { searchIn } = useMarketWords()[market.type]
  const typed = draft.search ?? ''
  const inputOf = (search: string): GivenOf<AnyOperation> => ({ search, ...market.fixed, page_size: QUICK_SEARCH })
  // Before anybody types nothing is asked.
  const { answer } = useTypedQuestion(market.list, typed, inputOf, typed !== '' && typed !== asked.search)
  const offers = answer === undefined ? [] : [...new Set(market.namesIn(answer as never))].slice(0, QUICK_SEARCH)
  return (
    <SearchField
      label={searchIn}
      placeholder={market.type === 'Supply' ? t`Stockbook, tongs, capsule` : t`Title, colour, cancel`}
      search={typed}
      onSearch={(search) => type({ search })}
      offers={offers}
    />
  )
}
