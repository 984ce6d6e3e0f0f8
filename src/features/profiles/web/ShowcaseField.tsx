import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useStore } from '#web/data.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Refused } from '#web/ui/Refused.tsx'
import { Select } from '#web/ui/Select.tsx'
import { useToast } from '#web/ui/toasts-context.ts'
import { useCall } from '#web/use-call.ts'
import { profiles } from '../contract.ts'
import css from './EditProfile.module.css'

type Item = AnswerOf<typeof profiles.showcase>['stamp_items'][number]
const MOST = 4

/** Up to four items, in their order; only those that others may see are offered. */
export function ShowcaseField({ user_id, first, offered }: { user_id: string; first: readonly Item[]; offered: readonly Item[] }) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useStore()
  const [chosen, setChosen] = useState<readonly Item[]>(first)
  const call = useCall(profiles.setShowcase)
  const left = offered.filter((item) => item.medias.length && !chosen.some(({ id }) => id === item.id))
  async function save() {
    const answer = await call.run({ stamp_item_ids: chosen.map(({ id }) => id as never) })
    if (refused(answer)) return
    void cache.touched(new Set([`member:${user_id}`]))
    toast({ title: t`Showcase saved` })
  }
  const earlier = (at: number) => setChosen((now) => now.toSpliced(at, 1).toSpliced(at - 1, 0, now[at]!))
  return (
    <>
      <Refused no={call.no} />
      {chosen.length > 0 && (
        <ol className={`plain ${css.chosen}`}>
          {chosen.map((item, at) => (
            <li key={item.id}>
              <span>{item.name}</span>
              {at > 0 && <IconButton icon="arrow-up" label={t`Move ${item.name} forward`} onClick={() => earlier(at)} />}
              <IconButton icon="x" label={t`Take ${item.name} out`} onClick={() => setChosen((now) => now.filter(({ id }) => id !== item.id))} />
            </li>
          ))}
        </ol>
      )}
      {chosen.length < MOST && left.length > 0 && (
        <Select
          label={t`Add an item`}
          placeholder={t`Choose an item that others may see`}
          value=""
          choices={left.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setChosen((now) => [...now, ...left.filter(({ id }) => id === target.value)])}
        />
      )}
      {offered.length === 0 && <p className="text-2">{t`None of your items can be seen by others yet.`}</p>}
      <div>
        <Button pending={call.busy ? t`Saving` : undefined} onClick={() => void save()}>{t`Save the showcase`}</Button>
      </div>
    </>
  )
}
