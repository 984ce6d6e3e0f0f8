import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { credentials } from '../contract.ts'
import { useRenew } from './use-renew.ts'

type Session = AnswerOf<typeof credentials.sessions>['sessions']['data'][number]

function useDeviceName({ browser, system, program }: Session): string {
  const { t } = useLingui()
  if (browser && system) return t`${browser} on ${system}`
  return browser ?? (program || (system ?? t`A program`))
}

export function SessionRow({ session }: { session: Session }) {
  const { t } = useLingui()
  const toast = useToast()
  const renew = useRenew()
  const name = useDeviceName(session)
  const { run, busy } = useCommand(credentials.endSession)
  const end = async () => {
    if (refused(await run({ id: session.id }))) return
    toast({ title: t`${name} was logged out` })
    void renew()
  }
  return (
    <li>
      <div>
        <b>{name}</b> {session.is_current && <Badge>{t`This device`}</Badge>}
        <p className="small text-2">
          <Trans>
            Internet address {session.peer}, logged in <DateTime at={session.created_at} />, last seen <DateTime at={session.seen_at} />
          </Trans>
        </p>
      </div>
      {!session.is_current && (
        <Button size="s" onClick={end} aria-label={t`Log out ${name}`} pending={busy ? t`Logging out` : undefined}>{t`Log out`}</Button>
      )}
    </li>
  )
}
