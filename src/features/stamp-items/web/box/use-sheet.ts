import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import type { Refusal } from '#kernel/refusal.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { MANY, stampItems } from '../../contract.ts'
import type { ItemCard } from './box-sizes.ts'
import { type ColumnName, changeBack, changeOf, type Sheet, type Typed, textIn } from './sheet-columns.ts'

export interface EditedSheet extends Sheet {
  readonly count: number
  readonly busy: boolean
  readonly refusal: Refusal | undefined
  save(): Promise<boolean>
  discard(): void
}

/** What is typed into the table, kept until it is saved at once; afterwards one press takes it back. */
export function useSheet(items: readonly ItemCard[]): EditedSheet {
  const { t } = useLingui()
  const toast = useToast()
  const [typed, setTyped] = useState<Typed>({})
  const { run, busy, refusal, forget } = useCommand(stampItems.bulk)
  const type = useCallback((item: ItemCard, column: ColumnName, text: string) => {
    setTyped((before) => {
      const { [column]: _was, ...others } = before[item.id] ?? {}
      const row = text === textIn(item, column) ? others : { ...others, [column]: text }
      const { [item.id]: _row, ...rest } = before
      return Object.keys(row).length ? { ...rest, [item.id]: row } : rest
    })
  }, [])
  const changed = items.filter(({ id }) => typed[id])
  async function save() {
    const some = changed.slice(0, MANY)
    if (!some.length) return true
    const back = some.map((item) => changeBack(item, typed[item.id]!))
    if (refused(await run({ items: some.map((item) => changeOf(item, typed[item.id]!)) }))) return false
    const saved = new Set(some.map(({ id }) => id))
    setTyped((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !saved.has(id as never))))
    toast({ title: t`Saved`, action: { label: t`Undo`, onPress: () => void run({ items: back }) } })
    return true
  }
  function discard() {
    setTyped({})
    forget()
  }
  return useMemo(() => ({ typed, type, count: changed.length, busy, refusal, save, discard }), [typed, type, changed.length, busy, refusal])
}
