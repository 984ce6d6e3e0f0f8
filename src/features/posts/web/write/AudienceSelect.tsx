import { useLingui } from '@lingui/react/macro'
import type { PostShown } from '../post-answer.ts'

export function AudienceSelect({ value, onPick }: { value: PostShown['audience']; onPick: (audience: PostShown['audience']) => void }) {
  const { t } = useLingui()
  return (
    <select
      className="input input--s"
      aria-label={t`For whom`}
      value={value}
      onChange={({ target }) => onPick(target.value as PostShown['audience'])}
    >
      <option value="Anyone">{t({ message: 'Anyone', context: 'an audience' })}</option>
      <option value="Connections">{t({ message: 'Connections', context: 'an audience' })}</option>
    </select>
  )
}
