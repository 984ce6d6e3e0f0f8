import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import type { ApiScope } from '#kernel/people/api-scope.ts'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { apiKeys } from '../contract.ts'
import { LIVES, PACES, USUAL_LIFE, USUAL_PACE } from '../rules.ts'
import { ScopeChoice } from './ScopeChoice.tsx'

interface MakeKeyProps {
  scopes: AnswerOf<typeof apiKeys.list>['scopes']
  member_id: string
  onMade: (name: string, key: string) => void
}

export function MakeKey({ scopes, member_id, onMade }: MakeKeyProps) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly ApiScope[]>([])
  const [life, setLife] = useState<Life>({ days: USUAL_LIFE, per_minute: USUAL_PACE })
  const { run, busy, refusal } = useCommand(apiKeys.make)
  async function make(event: FormEvent) {
    event.preventDefault()
    const answer = await run({ name, scopes: [...chosen], ...life })
    if (refused(answer)) return
    setName('')
    setChosen([])
    onMade(name, answer.key)
    await cache.touched(new Set([`api keys of member:${member_id}`]))
  }
  return (
    <section className="panel folio" aria-labelledby="make-key">
      <div>
        <h2 id="make-key">{t`Make an API key`}</h2>
        <p className="text-2">
          {t`A key never signs in, moves money out or changes your account.`} <a className="link" href="/api/docs">{t`All calls of the API`}</a>
        </p>
      </div>
      <form className="folio-body" method="post" noValidate data-leave="freely" onSubmit={make}>
        <Refused
          refusal={refusal}
          fields={{ name: t`Name of the key`, scopes: t`What it may do` }}
          ids={{ name: 'key-name', scopes: 'key-scopes' }}
        />
        <TextField
          {...{
            id: 'key-name',
            label: t`Name of the key`,
            hint: t`The program that will hold it: the till, my stock list.`,
            required: true,
            maxLength: 60,
          }}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={errorAt(refusal, 'name')}
        />
        <ScopeChoice scopes={scopes} chosen={chosen} onChange={setChosen} error={errorAt(refusal, 'scopes')} />
        <LifeFields life={life} onChange={setLife} />
        <div>
          <Button type="submit" variant="fill" icon="key" pending={busy ? t`Making…` : undefined}>{t`Make the key`}</Button>
        </div>
      </form>
    </section>
  )
}

interface Life {
  readonly days: number
  readonly per_minute: number
}

/** How long it lives, and how often it may call. */
function LifeFields({ life, onChange }: { life: Life; onChange: (life: Life) => void }) {
  const { t } = useLingui()
  return (
    <>
      <Select
        label={t`It ends after`}
        id="key-days"
        value={String(life.days)}
        onChange={({ target }) => onChange({ ...life, days: Number(target.value) })}
        choices={LIVES.map((days) => ({ value: String(days), label: t`${plural(days, { one: '# day', other: '# days' })}` }))}
      />
      <Select
        label={t`At most so often`}
        id="key-pace"
        value={String(life.per_minute)}
        onChange={({ target }) => onChange({ ...life, per_minute: Number(target.value) })}
        choices={PACES.map((pace) => ({ value: String(pace), label: t`${plural(pace, { one: '# call a minute', other: '# calls a minute' })}` }))}
      />
    </>
  )
}
