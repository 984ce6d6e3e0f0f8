import { useLingui } from '@lingui/react/macro'
import css from './People.module.css'

/** Progressive enhancement: a GET form that works without script. */
export function PeopleSearch({ action, search, tab }: { action: string; search: string; tab?: string }) {
  const { t } = useLingui()
  const label = t`Name or username`
  return (
    <search>
      <form key={search} className={css.search} action={action} method="get">
        {tab && <input type="hidden" name="tab" value={tab} />}
        <input
          className="input"
          type="search"
          name="search"
          maxLength={60}
          defaultValue={search}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
        />
        <button className="btn" type="submit">{t`Search`}</button>
      </form>
    </search>
  )
}
