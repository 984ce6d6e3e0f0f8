import { useLingui } from '@lingui/react/macro'
import { useTypedQuestion } from '#web/query/use-typed-question.ts'
import { support } from '../../contract.ts'
import css from '../Support.module.css'
import { HELP } from '../support-answer.ts'

const SHOWN = 3
/** As many words as say something. */
const LEAST = 8
const LONGEST_SEARCH = 200

/** Help that fits what is being written, before it is sent. */
export function HelpFound({ words }: { words: string }) {
  const { t } = useLingui()
  const { answer } = useTypedQuestion(support.help, words.slice(0, LONGEST_SEARCH), (search) => ({ search }), words.trim().length >= LEAST)
  const found = answer?.articles.slice(0, SHOWN) ?? []
  return (
    <div role="status" className={css.found}>
      {found.length > 0 && (
        <>
          <p className="strong">{t`Does this help?`}</p>
          <ul className="plain">
            {found.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`${HELP}#${slug}`} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
