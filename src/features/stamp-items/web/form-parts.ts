import { vocabularies } from '#features/vocabularies/contract.ts'
import type { Lists } from '#features/vocabularies/web/public.tsx'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { problemOf } from '#web/query/api-client.ts'
import { queryOf } from '#web/query/keys.ts'
import type { ItemDraft } from './blank-draft.ts'

/** Everything an item can be told by; asked in the same words wherever an item is drawn. */
const itemWords = {
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
    'stampQualities',
    'gum',
    'faults',
    'shapes',
    'issueTypes',
    'separations',
    'watermarks',
    'papers',
    'printings',
    'metals',
    'edges',
    'certificateBodies',
    'certificateOpinions',
    'stampCategories',
  ] as const satisfies readonly string[],
}
export const wordsOf = { ...itemWords, types: [...itemWords.types] }
export const asksWords = () => queryOf(vocabularies.staticData, wordsOf)

/** What every part of the form is handed. */
export interface PartProps {
  readonly draft: ItemDraft
  readonly set: (news: Partial<ItemDraft>) => void
  readonly lists: Lists
  readonly refusal: Refusal | undefined
}

type ItemTextName = { [Name in keyof ItemDraft]: ItemDraft[Name] extends string ? Name : never }[keyof ItemDraft]

/** What ties a control to its word of the draft, and to what the server said of it. */
export const tiesOf =
  ({ draft, set, refusal }: PartProps) =>
  (name: ItemTextName, at: string = name) => ({
    id: name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: errorAt(refusal, at),
  })

/** Was something of these fields, or of what lies in them, refused? */
export const isFlawed = (refusal: Refusal | undefined, names: readonly string[]): boolean =>
  refusal !== undefined && Object.keys(problemOf(refusal).errors ?? {}).some((field) => names.includes(field.split('.')[0]!))
