import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { groups } from '../../contract.ts'
import css from '../Groups.module.css'
import type { GroupShown } from '../group-address.ts'
import { GroupPicture } from './GroupPicture.tsx'

/** Name and picture; its owner decides what somebody reads who joins later. */
export function GroupSettings({ group }: { group: GroupShown }) {
  const { t } = useLingui()
  const { run, busy, refusal } = useCommand(groups.edit)
  const [name, setName] = useState(group.name)
  const { id, role, history } = group
  return (
    <div className={css.settings}>
      <form
        className="row row--wrap"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() && !busy) void run({ id, name: name.trim() })
        }}
      >
        <TextField id="group-name" size="s" label={t`Name`} value={name} maxLength={80} required onChange={({ target }) => setName(target.value)} />
        <Button type="submit" size="s" disabled={name.trim() === group.name} pending={busy ? t`Saving` : undefined}>{t`Save`}</Button>
      </form>
      <GroupPicture group={group} />
      {role === 'owner' && (
        <Check
          label={t`Who joins later reads everything`}
          checked={history === 'all'}
          onChange={({ target }) => void run({ id, history: target.checked ? 'all' : 'joining' })}
        />
      )}
      <Refused refusal={refusal} />
    </div>
  )
}
