import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { readInput, screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { support } from '../../contract.ts'
import css from '../Support.module.css'
import { HELP } from '../support-answer.ts'

/** Help in the reader's language; the search is a plain form. */
export default screen({
  reads: (place) => readInput(support.help, place),
  asks: (input) => [queryOf(support.help, input)],
  Draw: ({ input }) => <Help input={input} />,
})

function Help({ input }: { input: InputOf<typeof support.help> }) {
  const { t } = useLingui()
  const { articles } = useData(support.help, input)
  const lead = t`What is asked most often. If your answer is not here, write to us.`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head title={t`Help`} description={lead} path={HELP} passing={input.search !== ''} />
      <div className="page-head">
        <h1>{t`Help`}</h1>
        <Button href="/contact" icon="note-pencil">{t`Write to us`}</Button>
      </div>
      <p className="text-2">{lead}</p>
      <form className={css.search} method="get" action={HELP} aria-label={t`Search`} key={input.search}>
        <TextField name="search" label={t`Search`} defaultValue={input.search} maxLength={200} />
        <Button type="submit" icon="magnifying-glass">{t`Search`}</Button>
      </form>
      {articles.length === 0 && (
        <EmptyState
          title={t`Nothing is written about that`}
          line={t`Write to us, and we answer.`}
          action={<Button href="/contact">{t`Write to us`}</Button>}
        />
      )}
      <div className={css.articles}>
        {articles.map(({ slug, title, lines }) => (
          <section key={slug} aria-labelledby={slug}>
            <h2 id={slug}>{title}</h2>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
    </main>
  )
}
