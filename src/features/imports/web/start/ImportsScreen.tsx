import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { imports } from '../../contract.ts'
import css from '../Imports.module.css'
import { useStateWords } from '../use-state-words.ts'
import { FileChoice } from './FileChoice.tsx'

export default screen({
  visitors: 'members',
  reads: () => ({}),
  asks: () => [queryOf(imports.list, {})],
  Draw: () => <Imports />,
})

/** Bring in a file, and what was brought in before. */
function Imports() {
  const { t } = useLingui()
  const { imports: before } = useData(imports.list, {})
  const words = useStateWords()
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`Bring in a collection`}</Title>
      <div className={css.head}>
        <h1>{t`Bring in a collection`}</h1>
        <Button href="/exports" size="s" icon="download-simple">
          {t`Take it out`}
        </Button>
      </div>
      <FileChoice />
      {before.length > 0 && (
        <section aria-labelledby="before">
          <h2 id="before">{t`Brought in before`}</h2>
          <ul className={css.list}>
            {before.map((one) => (
              <li key={one.id}>
                <a href={`/imports/${one.id}`}>{one.name}</a>
                <span className="small text-2">{words(one)}</span>
                <span className="small text-2">
                  <DateTime at={one.created_at} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
