import { vocabularies } from '#features/vocabularies/contract.ts'
import type { Lists } from '#features/vocabularies/web/public.tsx'
import type { Refusal } from '#kernel/refusal.ts'
import { ask } from '#web/data.ts'
import type { ItemDraft } from './draft.ts'

/** Everything an item can be told by; asked in the same words wherever an item is drawn. */
export const itemWords = {
  types: [
    'countries',
    'stampConditions',
    'stampGrades',
    'coinGrades',
    'stampColors',
    'stampFormatTypes',
    'stampCatalogNumberTypes',
    'stampItemStatuses',
    'topics',
  ] as const satisfies readonly string[],
}
export const wordsOf = { ...itemWords, types: [...itemWords.types] }
export const asksWords = () => ask(vocabularies.staticData, wordsOf)

/** What every part of the form is handed. */
export interface PartProps {
  readonly draft: ItemDraft
  readonly set: (news: Partial<ItemDraft>) => void
  readonly lists: Lists
  readonly no: Refusal | undefined
}
