import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import css from './EditProfile.module.css'
import type { ShowcaseItem } from './use-profile-form.ts'

interface ShowcaseFieldProps {
  chosen: readonly ShowcaseItem[]
  onChosen: (items: readonly ShowcaseItem[]) => void
  offered: readonly ShowcaseItem[]
  user_id: string
}
const MOST = 4

/** Up to four items in order; offers only items visible to others that have a picture. */
export function ShowcaseField({ chosen, onChosen, offered, user_id }: ShowcaseFieldProps) {
  const { t } = useLingui()
  const left = offered.filter((item) => item.medias.length && !chosen.some(({ id }) => id === item.id))
  const earlier = (at: number) => onChosen(chosen.toSpliced(at, 1).toSpliced(at - 1, 0, chosen[at]!))
  return (
    <div className={css.terms}>
      {chosen.length > 0 && (
        <ol className={`plain ${css.chosen}`}>
          {chosen.map((item, at) => (
            <li key={item.id}>
              <span>{item.name}</span>
              {at > 0 && <IconButton icon="arrow-up" label={t`Move ${item.name} forward`} onClick={() => earlier(at)} />}
              <IconButton icon="x" label={t`Take ${item.name} out`} onClick={() => onChosen(chosen.filter(({ id }) => id !== item.id))} />
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
          onChange={({ target }) => onChosen([...chosen, ...left.filter(({ id }) => id === target.value)])}
        />
      )}
      {offered.length === 0 && (
        <div className="row row--wrap">
          <p className="text-2">{t`None of your items can be seen by others yet.`}</p>
          <Button size="s" href={`/user/${user_id}/stamp-items`}>{t`To my collection`}</Button>
        </div>
      )}
    </div>
  )
}
