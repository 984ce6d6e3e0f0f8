import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { keyOf, useData, useQueryClient } from '#web/query/hooks.ts'
import { useCommand } from '#web/query/use-command.ts'
import { settings } from '../contract.ts'
import type { Group, Value } from '../shapes.ts'

export const allSettings = { op: settings.show, input: {} } as const
type Answer = { data: { group: string; property: string; value: Value; is_default: boolean }[]; member_id: string }

/** One setting of the member, kept as soon as it is changed. */
export function useSetting(group: Group, property: string) {
  const store = useQueryClient()
  const { run, busy } = useCommand(settings.keep)
  const { value, is_default } = useData(settings.show, {}).data.find((one) => one.group === group && one.property === property)!
  const [wish, setWish] = useState<Value>()
  const [before, setBefore] = useState<Value>()
  async function change(next: Value): Promise<boolean> {
    setWish(next)
    const answer = await run({ group, property, value: next })
    setWish(undefined)
    if (refused(answer)) return false
    const mend = (known: Answer | undefined) =>
      known && { ...known, data: known.data.map((one) => (one.group === group && one.property === property ? answer.setting : one)) }
    store.setQueryData<Answer>(keyOf(allSettings), mend)
    setBefore(value)
    return true
  }
  const undo = () => change(before!).then((done) => done && setBefore(undefined))
  return { value: wish ?? value, is_default, busy, change, saved: before !== undefined, undo: before === undefined ? undefined : undo }
}
