import { useState } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { expected } from '#web/query/optimistic.ts'
import { settings } from '../contract.ts'
import type { Group, Value } from '../shapes.ts'

export const allSettings = { op: settings.show, input: {} } as const
type Answer = AnswerOf<typeof settings.show>

/** A setting that is saved on every change. */
export function useSetting(group: Group, property: string) {
  const store = useQueryClient()
  const changed = (known: Answer, kept: { value: Value; is_default?: boolean }): Answer => ({
    ...known,
    data: known.data.map((one) => (one.group === group && one.property === property ? { ...one, ...kept } : one)),
  })
  const { run, busy } = useCommand(settings.keep, {
    expects: (wish) => [expected(settings.show, {}, (known) => changed(known, { value: wish.value }))],
  })
  const { value, is_default } = useData(settings.show, {}).data.find((one) => one.group === group && one.property === property)!
  const [before, setBefore] = useState<Value>()
  async function change(next: Value): Promise<boolean> {
    const answer = await run({ group, property, value: next })
    if (refused(answer)) return false
    store.setQueryData<Answer>(keyOf(allSettings), (known) => known && changed(known, answer.setting))
    setBefore(value)
    return true
  }
  const undo = () => change(before!).then((done) => done && setBefore(undefined))
  return { value, is_default, busy, change, saved: before !== undefined, undo: before === undefined ? undefined : undo }
}
