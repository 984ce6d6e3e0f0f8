import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { catalogue } from '#features/catalogue/contract.ts'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { codeOf } from '#features/vocabularies/web/public.tsx'
import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { keep, readKept, useOwner } from '#web/browser/local-storage.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { MANY, stampItems } from '../../contract.ts'
import { type ReadNumbers, readNumbers } from '../../rules-numbers.ts'
import { wordsOf } from '../form-parts.ts'

export type FoundNumber = AnswerOf<typeof catalogue.findNumbers>['found'][number]
type Entry = GivenOf<typeof stampItems.fromEntries>['entries'][number]

interface Asked {
  readonly text: string
  readonly type: string
  readonly country: string
  readonly condition: string
  readonly status: string
  readonly place: string
}
const blank: Asked = { text: '', type: 'scott', country: '', condition: '', status: 'PRIVATE', place: '' }

export interface PastedNumbers {
  readonly asked: Asked
  readonly read: ReadNumbers
  readonly found: readonly FoundNumber[] | undefined
  /** Which entry of each number is taken; none where it is left out. */
  readonly chosen: ReadonlyMap<string, string>
  readonly looking: boolean
  readonly adding: boolean
  readonly refusal: ReturnType<typeof useCommand>['refusal']
  set(news: Partial<Asked>): void
  look(): Promise<void>
  choose(number: string, entry_id: string | undefined): void
  add(): Promise<void>
}

/** What is pasted, what the catalogue has of it, and what of that is added. The last answers are where the next paste begins. */
export function usePastedNumbers(): PastedNumbers {
  const { t } = useLingui()
  const [toast, store, owner] = [useToast(), useQueryClient(), useOwner()]
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const [asked, setAsked] = useState<Asked>(() => ({ ...blank, ...readKept<Partial<Asked>>(`pasted numbers of ${owner}`) }))
  const [found, setFound] = useState<readonly FoundNumber[]>()
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [finding, adding, removing] = [useCommand(catalogue.findNumbers), useCommand(stampItems.fromEntries), useCommand(stampItems.removeMany)]
  const read = readNumbers(asked.text, MANY)
  const touched = () => void store.touched(new Set([`stamp_items of member:${owner}`]))
  async function look() {
    if (!read.numbers.length) return setFound([])
    const country = codeOf(lists.countries, asked.country)
    const answer = await finding.run({ catalogue_type: asked.type, numbers: [...read.numbers], ...(country && { country }) })
    if (refused(answer)) return
    setFound(answer.found)
    // A number that means several issues is chosen by hand.
    setChosen(new Map(answer.found.flatMap(({ number, entries }) => (entries.length === 1 ? [[number, entries[0]!.id]] : []))))
  }
  async function add() {
    const { condition, status, place } = asked
    const said = { status: status as Entry['status'], condition: condition || null, storage_place: place.trim() }
    const answer = await adding.run({
      entries: [...chosen.values()].map((id) => ({ catalogue_entry_id: id as Entry['catalogue_entry_id'], ...said })),
    })
    if (refused(answer)) return
    const { ids } = answer
    keep(`pasted numbers of ${owner}`, { ...asked, text: '' })
    setFound(undefined)
    setAsked({ ...asked, text: '' })
    touched()
    const undo = () => void removing.run({ ids }).then(touched)
    toast({ title: t`${plural(ids.length, { one: '# item added', other: '# items added' })}`, action: { label: t`Undo`, onPress: undo } })
  }
  const choose = (number: string, id: string | undefined) => {
    const next = new Map(chosen)
    if (id) next.set(number, id)
    else next.delete(number)
    setChosen(next)
  }
  const set = (news: Partial<Asked>) => setAsked((before) => ({ ...before, ...news }))
  const refusal = finding.refusal ?? adding.refusal
  return { asked, read, found, chosen, looking: finding.busy, adding: adding.busy, refusal, set, look, choose, add }
}
