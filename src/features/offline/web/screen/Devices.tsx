import { useLingui } from '@lingui/react/macro'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryState } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { offline } from '../../contract.ts'
import css from './Offline.module.css'

/** The other devices with a copy: a lost one is forgotten here, and deletes its copy at its next contact. */
export function Devices({ own }: { own: string }) {
  const { t } = useLingui()
  const { data, again } = useQueryState({ op: offline.devices, input: {} }, true)
  const { run, busy } = useCommand(offline.forget)
  const others = data?.devices.filter(({ id }) => id !== own) ?? []
  if (!others.length) return null
  return (
    <section>
      <h2>{t`Your other devices`}</h2>
      <ul className={css.queue}>
        {others.map(({ id, name, seen_at }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>
              {t`last seen`} <DateTime at={seen_at} />
            </span>
            <Button size="s" disabled={busy} aria-label={t`Forget ${name}`} onClick={() => void run({ id }).then(again)}>{t`Forget`}</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
