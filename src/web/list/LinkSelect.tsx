import { useLingui } from '@lingui/react/macro'
import { useRouter } from '../router/use-router.ts'
import css from './List.module.css'

export interface LinkSelectProps {
  label: string
  name: string
  value: string
  choices: readonly { value: string; label: string }[]
  hrefOf: (value: string) => string
}

/** Select whose options are URLs: opens at once; without script it needs its button. */
export function LinkSelect({ label, name, value, choices, hrefOf }: LinkSelectProps) {
  const { t } = useLingui()
  const router = useRouter()
  return (
    <form className={`row small ${css.choice}`} action={hrefOf(value).split('?')[0]} method="get">
      <label className={`row ${css.choice}`}>
        <span className="muted nowrap">{label}</span>
        <select
          className={`select select--s ${css.sort}`}
          name={name}
          value={value}
          onChange={(event) => void router.refine(hrefOf(event.target.value))}
        >
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
      {queryOf(hrefOf(value), name).map(([other, set]) => (
        <input key={`${other} ${set}`} type="hidden" name={other} value={set} />
      ))}
      <button className={`btn btn--s ${css.apply}`} type="submit">{t`Choose`}</button>
    </form>
  )
}

/** Query parameters that the form must keep. */
const queryOf = (href: string, except: string) => [...new URLSearchParams(href.split('?')[1])].filter(([name]) => name !== except && name !== 'page')
