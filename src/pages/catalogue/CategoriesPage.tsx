import { useLingui } from '@lingui/react/macro'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import css from './Categories.module.css'
import { TermIndex } from './TermIndex.tsx'

const words = { types: ['stampCategories' as const, 'countries' as const, 'topics' as const] }

/** Index of all countries, topics and categories, with links into the market. */
export default screenWithoutInput(CategoriesPage, { asks: () => [queryOf(vocabularies.staticData, words)] })

function CategoriesPage() {
  const { t, i18n } = useLingui()
  const { name, origin } = useSite()
  const { stampCategories = [], countries = [], topics = [] } = useData(vocabularies.staticData, words).data
  const byName = <T extends { name: string }>(terms: readonly T[]) =>
    [...terms].sort((a, b) => new Intl.Collator(i18n.locale).compare(a.name, b.name))
  const gone = countries.filter(({ year_to }) => year_to !== null)
  const living = countries.filter(({ year_to }) => year_to === null)
  const parts = [
    { id: 'categories', title: t`Categories`, terms: stampCategories, filter: 'category_ids' },
    { id: 'topics', title: t`Topics`, terms: byName(topics), filter: 'topic_ids' },
    { id: 'countries', title: t`Countries`, terms: byName(living), filter: 'country' },
    {
      id: 'gone',
      title: t`Countries and posts that no longer exist`,
      line: t`With the years in which they issued.`,
      terms: byName(gone),
      filter: 'country',
    },
  ]
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{`${t`Categories`} · ${name}`}</Title>
      <meta name="description" content={t`Every category, topic and country that is collected here, with what is for sale of each.`} />
      <link rel="canonical" href={`${origin}/categories`} />
      <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Categories` }]} />
      <div className="row row--wrap list-title">
        <h1>{t`Categories`}</h1>
      </div>
      <nav className={css.ways} aria-label={t`On this page`}>
        {parts.map(({ id, title }) => (
          <a key={id} className="link" href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {parts.map((part) => (
        <TermIndex key={part.id} {...part} />
      ))}
    </main>
  )
}
