import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCommand } from '#web/command/use-command.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { calls } from '../../../contract.ts'
import type { CallAnswer } from '../../call-answer.ts'
import { ItemPicker } from './ItemPicker.tsx'
import css from './Table.module.css'

/** The items on the table: a press shows one to all, or puts it away. */
export function TableStrip({ call }: { call: CallAnswer }) {
  const { t } = useLingui()
  const [picks, setPicks] = useState(false)
  const { run } = useCommand(calls.showItem)
  const show = (stamp_item_id: CallAnswer['table'][number]['id'] | null) => void run({ id: call.id, stamp_item_id })
  return (
    <div className={css.strip}>
      <p>
        <b>{t`On the table`}</b>
        {call.table.length
          ? t`${plural(call.table.length, { one: '# item, all may lay and turn', other: '# items, all may lay and turn' })}`
          : t`Lay one on it: all see the same picture.`}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser allows a fieldset as a flex row */}
      <div className={css.items} role="group" aria-label={t`Items on the table`}>
        {call.table.map(({ id, title, image_url }) => (
          <button
            key={id}
            type="button"
            aria-pressed={call.shown?.id === id}
            aria-label={title}
            onClick={() => show(call.shown?.id === id ? null : id)}
          >
            {image_url ? <img className={css.face} src={image_url} alt="" width={74} height={74} /> : <Icon name="image" />}
          </button>
        ))}
        <button type="button" aria-label={t`Lay an item on the table`} onClick={() => setPicks(true)}>
          <Icon name="plus" />
        </button>
      </div>
      {picks && (
        <ItemPicker
          user_id={call.own.user_id}
          onClose={() => setPicks(false)}
          onPick={(id) => {
            setPicks(false)
            show(id)
          }}
        />
      )}
    </div>
  )
}
