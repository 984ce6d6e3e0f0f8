import { useLingui } from '@lingui/react/macro'
import css from './Document.module.css'

/** Table of contents: beside the text, on phones collapsed above it. */
export function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const { t } = useLingui()
  const list = (
    <ol className={css.contents}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav className={css.beside} aria-labelledby="contents">
        <h2 id="contents">{t`Contents`}</h2>
        {list}
      </nav>
      <details className={css.folded}>
        <summary>{t`Contents`}</summary>
        <nav aria-label={t`Contents`}>{list}</nav>
      </details>
    </>
  )
}
