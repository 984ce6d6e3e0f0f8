import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { network } from '#features/network/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { type GroupId, groups } from '../../contract.ts'

const MOST = 50
/** Add one of those who follow one, and who are not in it. */
export function AddPerson({ id }: { id: GroupId }) {
  const { t } = useLingui()
  const { run, busy, refusal } = useCommand(groups.add)
  const { people } = useData(groups.members, { id })
  const followers = useMaybe(network.followers, { id: 'me', page_size: MOST }, true)?.users.data ?? []
  const [chosen, setChosen] = useState('')
  const known = new Set<string>(people.data.map(({ user }) => user.id))
  const choices = followers.filter((one) => !known.has(one.id)).map((one) => ({ value: one.id as string, label: one.full_name }))
  if (!choices.length) return null
  async function add() {
    if (!refused(await run({ id, user_id: chosen as never }))) setChosen('')
  }
  return (
    <form
      className="row row--wrap"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && !busy) void add()
      }}
    >
      <Select
        id="add-person"
        size="s"
        label={t`Add somebody who follows you`}
        placeholder={t`Choose`}
        choices={choices}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button type="submit" size="s" disabled={!chosen} pending={busy ? t`Saving` : undefined}>{t`Add`}</Button>
      <Refused refusal={refusal} />
    </form>
  )
}
