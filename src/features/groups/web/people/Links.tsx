import { Trans, useLingui } from '@lingui/react/macro'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { type GroupId, groups } from '../../contract.ts'
import css from '../Groups.module.css'

/** Links by which others join: each ends by itself, and after so many. */
export function Links({ id }: { id: GroupId }) {
  const { t } = useLingui()
  const { origin } = useSite()
  const client = useQueryClient()
  const links = useMaybe(groups.links, { id }, true)?.links ?? []
  const [make, end] = [useCommand(groups.makeLink), useCommand(groups.endLink)]
  const anew = () => client.invalidateQueries({ queryKey: [groups.links.http] })
  return (
    <div className={css.settings}>
      <ul className={css.links}>
        {links.map(({ id: link_id, path, uses, most_uses, ends_at }) => (
          <li key={link_id}>
            <span className="row">
              <input
                className="input input--s"
                readOnly
                value={`${origin}${path}`}
                aria-label={t`Link to this group`}
                onFocus={({ target }) => target.select()}
              />
              <IconButton icon="x" label={t`End this link`} onClick={() => void end.run({ id, link_id }).then(anew)} />
            </span>
            <small className="muted">
              <Trans>
                {uses} of {most_uses} have joined · until <DateTime at={ends_at} show="date" />
              </Trans>
            </small>
          </li>
        ))}
      </ul>
      <Button size="s" icon="link" pending={make.busy ? t`Saving` : undefined} onClick={() => void make.run({ id }).then(anew)}>
        {t`Make a link`}
      </Button>
      <Refused refusal={make.refusal ?? end.refusal} />
    </div>
  )
}
