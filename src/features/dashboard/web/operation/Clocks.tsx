import { useLingui } from '@lingui/react/macro'
import { upkeep } from '#features/upkeep/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import css from '../Dashboard.module.css'
import { FailedList, FailedRow } from './FailedList.tsx'
import type { ShownWork } from './shown-work.ts'

type Clock = ShownWork['clocks'][number]
type Failure = ShownWork['failures'][number]
export interface TroubledClock extends Pick<Clock, 'name' | 'due_at' | 'is_late'> {
  /** Of its rows, the latest first. */
  failures: readonly Failure[]
}
/** Timers that are late or have failed, those that failed last first. */
export function troubledClocks(clocks: readonly Clock[], failures: readonly Failure[]): TroubledClock[] {
  const of = Map.groupBy(failures, ({ clock }) => clock)
  const failing = [...of].map(([name, found]) => ({
    ...(clocks.find((one) => one.name === name) ?? { due_at: null, is_late: false }),
    name,
    failures: found,
  }))
  return [...failing, ...clocks.filter(({ name, is_late }) => is_late && !of.has(name)).map((one) => ({ ...one, failures: [] }))]
}

export function Clocks({ troubled }: { troubled: readonly TroubledClock[] }) {
  const { t } = useLingui()
  const { run, busy, refusal } = useCommand(upkeep.runClock)
  const [store, toast] = [useQueryClient(), useToast()]
  async function act(name: string) {
    const ran = await run({ name })
    if (refused(ran)) return
    await store.invalidateQueries()
    toast({ title: t`Done: ${ran.done}. Failed: ${ran.failed}.`, tone: ran.failed ? 'bad' : 'good' })
  }
  return (
    <FailedList id="timers" title={t`Timers that are late or failed`} refusal={refusal}>
      {troubled.map(({ name, due_at, is_late, failures: [last, ...more] }) => (
        <FailedRow
          key={name}
          name={<code className={css.code}>{name}</code>}
          why={last?.error ?? null}
          act={<Button size="s" disabled={busy} onClick={() => void act(name)}>{t`Run now`}</Button>}
        >
          {is_late && due_at && (
            <>
              <Badge>{t`Late`}</Badge> {t`Due since`} <DateTime at={due_at} />{' '}
            </>
          )}
          {last && (
            <>
              {t`Failures: ${last.times}`} · <DateTime at={last.last_at} />
              {more.length > 0 && <> · {t`Other rows: ${more.length}`}</>}
            </>
          )}
        </FailedRow>
      ))}
    </FailedList>
  )
}

/** All timers with when they are due next. */
export function AllClocks({ clocks }: { clocks: readonly Clock[] }) {
  const { t } = useLingui()
  return (
    <details className="section">
      <summary>{t`All timers: ${clocks.length}`}</summary>
      <table className="facts">
        <caption className="vh">{t`All timers`}</caption>
        <tbody>
          {clocks.map(({ name, due_at }) => (
            <tr key={name}>
              <th scope="row">
                <code className={css.code}>{name}</code>
              </th>
              <td>{due_at ? <DateTime at={due_at} /> : t`Nothing is due`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
