import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { keyOf, queryOf } from '#web/query/keys.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { profiles } from '../contract.ts'
import { type Circle, circles, type GuardedPart, guardedParts } from '../rules.ts'
import css from './Profile.module.css'
import { useCircleNames, usePartNames } from './use-profile-words.ts'

export const asksVisibility = () => queryOf(profiles.visibility, {})

/** Visibility of each part; each choice is saved at once. */
export function VisibilityPanel() {
  const { t } = useLingui()
  const { visibility, is_private, member_id } = useData(profiles.visibility, {})
  const cache = useQueryClient()
  const call = useCommand(profiles.setVisibility)
  const [kept, setKept] = useState('')
  const [parts, circleNames] = [usePartNames(), useCircleNames()]
  const choices = circles.map((value) => ({ value, label: circleNames[value] }))
  async function keep(news: { visibility: Partial<Record<GuardedPart, Circle>>; is_private?: boolean }, name: string) {
    const answer = await call.run(news)
    if (refused(answer)) return
    cache.setQueryData(keyOf(asksVisibility()), answer)
    void cache.touched(new Set([`member:${member_id}`]))
    setKept(t`${name}: saved`)
  }
  const secret = t`Private profile`
  const looks = [
    ['guest', t({ message: 'Guest', context: 'as whom one looks' })],
    ['follower', t({ message: 'Follower', context: 'as whom one looks' })],
    ['connection', t({ message: 'Connection', context: 'as whom one looks' })],
  ] as const
  return (
    <>
      <Refused refusal={call.refusal} />
      <div className={`panel folio ${css.secret}`}>
        <Check
          as="switch"
          label={secret}
          checked={is_private}
          onChange={({ target }) => void keep({ visibility: {}, is_private: target.checked }, secret)}
        />
        <p className="text-2">{t`Whoever wants to follow you asks first. Until you agree they see your name and your picture, nothing else.`}</p>
      </div>
      <form className={`panel ${css.circles}`} data-leave="freely" onSubmit={(event) => event.preventDefault()}>
        {guardedParts.map((part) => (
          <Select
            key={part}
            id={`sees-${part}`}
            label={parts[part]}
            choices={choices}
            value={visibility[part]}
            onChange={({ target }) => void keep({ visibility: { [part]: target.value as Circle } }, parts[part])}
          />
        ))}
      </form>
      <p className="row row--wrap">
        <span className="text-2">{t`See your profile as:`}</span>
        {looks.map(([as, label]) => (
          <a key={as} className="btn btn--s" href={`/profile?tab=about&as=${as}`}>
            {label}
          </a>
        ))}
      </p>
      <p className="text-2">{t`Connections are members who follow you and whom you follow.`}</p>
      <p className="vh" role="status">
        {kept}
      </p>
    </>
  )
}
