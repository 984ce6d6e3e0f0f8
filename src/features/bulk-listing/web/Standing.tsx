import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { fileCss } from '#features/imports/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { bulkListing } from '../contract.ts'
import { isBusy } from '../rules.ts'
import { useStateWords } from './use-state-words.ts'

export type ImportAnswer = AnswerOf<typeof bulkListing.show>['import']

/** How the table stands, and what may be done with it now. */
export function Standing({ one }: { one: ImportAnswer }) {
  const { t } = useLingui()
  const words = useStateWords()
  const { status, total, counts } = one
  const { good, wrong, skipped, listed, undone, kept } = counts
  const left = status === 'undoing' ? listed : good
  const done = Math.round((100 * (total - left)) / total)
  return (
    <section className={`panel ${fileCss.counts}`} aria-label={t`What is in the table`}>
      <p role="status" className="strong">
        {words(status)}
        {isBusy(status) && `: ${done} %`}
      </p>
      {isBusy(status) && <progress className={fileCss.bar} max={100} value={done} aria-label={words(status)} />}
      <Sums
        sums={[
          [t`ready`, good],
          [t`listed`, listed + kept],
          [t`need a look`, wrong],
          [t`left out`, skipped],
          [t`taken back`, undone],
          [t`changed since, kept`, kept],
        ]}
      />
      <Deeds one={one} />
    </section>
  )
}

function Sums({ sums }: { sums: readonly (readonly [words: string, count: number])[] }) {
  const numbers = new Intl.NumberFormat(useNumbers())
  return (
    <dl className={fileCss.sums}>
      {sums
        .filter(([, count]) => count > 0)
        .map(([words, count]) => (
          <div key={words}>
            <dt className="text-2">{words}</dt>
            <dd>{numbers.format(count)}</dd>
          </div>
        ))}
    </dl>
  )
}

function Deeds({ one: { id, status, counts } }: { one: ImportAnswer }) {
  const { t } = useLingui()
  const [run, cancel, undo] = [useCommand(bulkListing.run), useCommand(bulkListing.cancel), useCommand(bulkListing.undo)]
  const { good, listed } = counts
  const over = status === 'done' || status === 'cancelled' || status === 'failed'
  return (
    <>
      <Refused refusal={run.refusal ?? cancel.refusal ?? undo.refusal} />
      <div className="row row--wrap">
        {status === 'ready' && (
          <Button variant="fill" icon="check" disabled={!good} onClick={() => run.run({ id })} pending={run.busy ? t`Starting` : undefined}>
            {t`${plural(good, { one: 'List # item', other: 'List # items' })}`}
          </Button>
        )}
        {(status === 'ready' || status === 'running') && (
          <Button onClick={() => cancel.run({ id })} pending={cancel.busy ? t`Stopping` : undefined}>
            {status === 'ready' ? t`Discard the file` : t`Stop`}
          </Button>
        )}
        {over && listed > 0 && (
          <Button icon="arrow-counter-clockwise" onClick={() => undo.run({ id })} pending={undo.busy ? t`Taking it back` : undefined}>
            {t`Take it all back`}
          </Button>
        )}
        {over && <Button href="/store/inventory">{t`Inventory`}</Button>}
        {!isBusy(status) && status !== 'ready' && <Button href="/store/import">{t`Bring in another file`}</Button>}
      </div>
    </>
  )
}
