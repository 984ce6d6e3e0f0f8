import type { Lists } from '#features/vocabularies/web/public.tsx'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { useFactLabels } from '../use-fact-labels.ts'
import type { FactsDraft, WordName } from './draft.ts'

/** What every part of the form is handed. */
export interface FormPart {
  readonly draft: FactsDraft
  readonly set: (news: Partial<FactsDraft>) => void
  readonly lists: Lists
  readonly refusal: Refusal | undefined
}

export function useTies({ draft, set, refusal }: FormPart) {
  const labels = useFactLabels()
  return (name: WordName) => ({
    ...{ id: name, label: labels[name], value: draft[name] },
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: errorAt(refusal, `facts.${name}`),
  })
}
