import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { privacy } from '../contract.ts'
import { type OwnPrivacy, useWeight } from './shown.ts'

/** Export: request, progress and download. */
export function ExportPanel({ export: made }: Pick<OwnPrivacy, 'export'>) {
  const { t } = useLingui()
  const begin = useCommand(privacy.exportAll)
  const link = useCommand(privacy.exportLink)
  const weight = useWeight()
  const fetchIt = async () => {
    const answer = await link.run({})
    if (!refused(answer)) location.assign(answer.path)
  }
  const runs = made?.status === 'waiting' || made?.status === 'building'
  return (
    <section className="panel folio" aria-labelledby="export">
      <div>
        <h2 id="export">{t`Everything of yours`}</h2>
        <p className="text-2">{t`One archive with all you have written, listed, bought and sold here, and your pictures. You may fetch it for 7 days.`}</p>
      </div>
      <div className="folio-body">
        {runs && (
          <>
            <progress max={100} value={made.progress} aria-label={t`Your archive`} />
            <p className="small text-2" role="status">
              {made.status === 'waiting'
                ? t`Your archive is next.`
                : t`Gathered: ${made.progress} %. You may leave this page, we write to you when it is ready.`}
            </p>
          </>
        )}
        {made?.status === 'ready' && (
          <p className="text-2" role="status">
            {t`Ready: ${weight(made.bytes ?? 0)}.`} {t`It stays until`} <DateTime at={made.expires_at ?? made.created_at} show="date" />
          </p>
        )}
        {made?.status === 'failed' && <Note tone="bad">{t`Your archive could not be made. Nothing is lost: ask for it again.`}</Note>}
        <div className="row row--wrap">
          {made?.status === 'ready' && (
            <Button variant="fill" icon="download-simple" onClick={fetchIt} pending={link.busy ? t`Fetching your archive` : undefined}>
              {t`Download`}
            </Button>
          )}
          {!runs && (
            <Button onClick={() => begin.run({})} pending={begin.busy ? t`Asking for your archive` : undefined}>
              {made?.status === 'failed' ? t`Try again` : made ? t`Make a new archive` : t`Make my archive`}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
