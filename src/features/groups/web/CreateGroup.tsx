import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { network } from '#features/network/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { groups } from '../contract.ts'
import css from './Groups.module.css'
import { GROUPS, groupPath } from './group-address.ts'

/** A name, and whom one begins with. The group of a club has its members. */
export function CreateGroup({ club_id }: { club_id: string | undefined }) {
  const { t } = useLingui()
  const router = useRouter()
  const { run, busy, refusal } = useCommand(groups.create)
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  async function begin() {
    const whose = club_id ? { club_id: club_id as never } : { user_ids: chosen as never }
    const answer = await run({ name: name.trim(), ...whose })
    if (!refused(answer)) void router.push(groupPath(answer.group.id))
  }
  return (
    <form
      className={css.create}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() && !busy) void begin()
      }}
    >
      <h2>{club_id ? t`The group of your club` : t`Begin a group`}</h2>
      <TextField
        id="name"
        label={t`Name`}
        value={name}
        maxLength={80}
        required
        onChange={({ target }) => setName(target.value)}
        error={errorAt(refusal, 'name')}
      />
      {club_id ? <p className="text-2">{t`Its members are those of the club, always.`}</p> : <Followers chosen={chosen} onChange={setChosen} />}
      {refusal && !errorAt(refusal, 'name') && <Refused refusal={refusal} />}
      <p className="row">
        <Button type="submit" variant="fill" pending={busy ? t`Saving` : undefined}>{t`Begin`}</Button>
        <Button variant="quiet" href={GROUPS}>{t`Cancel`}</Button>
      </p>
    </form>
  )
}

const MOST = 50
/** Those who follow one; others join by a link. */
function Followers({ chosen, onChange }: { chosen: readonly string[]; onChange: (ids: readonly string[]) => void }) {
  const { t } = useLingui()
  const followers = useMaybe(network.followers, { id: 'me', page_size: MOST }, true)?.users.data ?? []
  if (!followers.length) return <p className="text-2">{t`Nobody follows you yet. Others join by a link, once the group is there.`}</p>
  return (
    <fieldset className={css.people}>
      <legend>{t`With whom`}</legend>
      {followers.map(({ id, full_name }) => (
        <Check
          key={id}
          label={<bdi>{full_name}</bdi>}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
      <p className="small text-2">{t`Others join by a link.`}</p>
    </fieldset>
  )
}
