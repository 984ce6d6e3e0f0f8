import { Plural, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import script from '../../replay.mjs?url'
import type { ProofAnswer } from '../auction-answer.ts'
import css from './Proof.module.css'

/** Book and script to take away: the check needs nothing of ours. */
export function CheckIt({ proof: { auction_id, number, links, head } }: { proof: ProofAnswer }) {
  const { t } = useLingui()
  const file = `lot-${number}.json`
  const run = `$ node replay.mjs ${file}`
  return (
    <section aria-labelledby="check">
      <h2 id="check">{t`Check it without us`}</h2>
      <p className="text-2">{t`The book and the script are two small files. The script has a hundred lines, needs nothing else and runs on your own machine.`}</p>
      <pre className={css.term}>
        {run}
        {'\n'}
        <Plural value={links.length} one="# link" other="# links" />
      </pre>
      <p className="row row--wrap">
        <Button icon="download-simple" href={`/api/auctions/${auction_id}/proof`} download={file}>{t`The book`}</Button>
        <Button icon="download-simple" href={script} download="replay.mjs">{t`The script`}</Button>
      </p>
      <p className={css.seal}>
        {t`Last link:`} <code>{head}</code>
      </p>
    </section>
  )
}
