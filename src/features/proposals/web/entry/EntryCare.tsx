import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { CREATE, correctPath, PROPOSALS } from '../addresses.ts'
import css from '../Proposals.module.css'

/** Two ways to make the catalogue better, each with a form of its own. */
export function EntryCare({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <div className={css.care}>
      <p className="text-2">{t`Collectors keep this catalogue. What others confirm stands here.`}</p>
      <div className="row row--wrap">
        <Button href={correctPath(id)} icon="pencil-simple">{t`Correct this entry`}</Button>
        <Button href={CREATE} icon="plus">{t`Propose a new entry`}</Button>
        <a className="link" href={PROPOSALS}>{t`Proposals to vote on`}</a>
      </div>
    </div>
  )
}
