import { useRef, useState } from 'react'
import { useMe } from '#features/account/web/public.tsx'
import { profiles } from '#features/profiles/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'

export type InterestKind = 'countries' | 'categories' | 'topics'
const FIELDS = { countries: 'country_ids', categories: 'category_ids', topics: 'topic_ids' } as const

/** Stored interests, with the choice of this step. */
export function useInterests(kind: InterestKind) {
  const store = useQueryClient()
  const me = useMe()
  const { run } = useCommand(profiles.update)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const own = { id: me?.id ?? '' } as never
  const kept = useMaybe(profiles.show, own, me !== undefined)?.user.interests?.[kind] ?? []
  const [chosen, setChosen] = useState<readonly string[]>()
  const codes = chosen ?? kept.map(({ code }) => code)
  /** Saved one after the other, so that the last choice wins. */
  function pick(code: string) {
    const next = codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]
    setChosen(next)
    last.current = last.current.then(() => send(next))
  }
  async function send(next: readonly string[]): Promise<boolean> {
    const answer = await run({ [FIELDS[kind]]: [...next] })
    if (refused(answer)) return false
    store.setQueryData(keyOf({ op: profiles.show, input: own }), answer)
    return true
  }
  /** True if the last choice was saved; retries once otherwise. */
  const keep = async () => (await last.current) || (chosen !== undefined && (await send(chosen)))
  return { codes, kept, pick, keep }
}
