import { useState } from 'react'
import { profiles } from '#features/profiles/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { keyOf, useMaybe, useStore } from '#web/data.ts'
import { useCall } from '#web/use-call.ts'
import { useMe } from './use-me.ts'

export type InterestKind = 'countries' | 'categories' | 'topics'
const FIELDS = { countries: 'country_ids', categories: 'category_ids', topics: 'topic_ids' } as const

/** What the member has said they collect, with what they choose now. */
export function useInterests(kind: InterestKind) {
  const store = useStore()
  const me = useMe()
  const { run, busy } = useCall(profiles.update)
  const own = { id: me?.id ?? '' } as never
  const kept = useMaybe(profiles.show, own, me !== undefined)?.user.interests?.[kind] ?? []
  const [chosen, setChosen] = useState<readonly string[]>()
  const codes = chosen ?? kept.map(({ code }) => code)
  const pick = (code: string) => setChosen(codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code])
  async function keep(): Promise<boolean> {
    if (!chosen) return true
    const answer = await run({ [FIELDS[kind]]: [...chosen] })
    if (refused(answer)) return false
    store.setQueryData(keyOf({ op: profiles.show, input: own }), answer)
    return true
  }
  return { codes, kept, pick, keep, busy }
}
