import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { type ClubId, clubs } from '../../contract.ts'
import css from '../Clubs.module.css'

/** Letters that nobody has answered, and links that last. */
export function OpenInvitations({ id, is_active }: { id: ClubId; is_active: boolean }) {
  const { t } = useLingui()
  const { origin } = useSite()
  const { invitations } = useData(clubs.invitations, { id })
  const end = useCommand(clubs.endInvitation)
  return (
    <section className={css.invitations} aria-labelledby="letters-and-links">
      <h2 id="letters-and-links">{t`Letters and links`}</h2>
      {is_active && <NewLink id={id} />}
      {invitations.length === 0 && <p className="muted">{t`None is open.`}</p>}
      <ul className={css.people}>
        {invitations.map(({ id: invitation_id, email, path, uses, most_uses, ends_at, made_by }) => {
          const name = email ?? t`this link`
          return (
            <li key={invitation_id} className={css.open}>
              <div>
                {path === null ? (
                  <b>
                    <bdi>{email}</bdi>
                  </b>
                ) : (
                  <input
                    className="input input--s"
                    readOnly
                    value={`${origin}${path}`}
                    aria-label={t`Link to this club`}
                    onFocus={({ target }) => target.select()}
                  />
                )}
                <p>
                  {path !== null && (
                    <>
                      <Trans>
                        {uses} of {most_uses} have joined
                      </Trans>
                      {' · '}
                    </>
                  )}
                  {t({ message: 'until', context: 'a deadline' })} <DateTime at={ends_at} show="date" /> · <bdi>{made_by}</bdi>
                </p>
              </div>
              <IconButton icon="x" label={t`Take back ${name}`} onClick={() => void end.run({ id, invitation_id })} />
            </li>
          )
        })}
      </ul>
      <Refused refusal={end.refusal} />
    </section>
  )
}

const DAYS = [1, 7, 30] as const
const USES = [1, 5, 25, 100, 250] as const
const choice = (n: number, label: string) => ({ value: String(n), label })

function NewLink({ id }: { id: ClubId }) {
  const { t, i18n } = useLingui()
  const { run, busy, refusal } = useCommand(clubs.makeLink)
  const [days, setDays] = useState('7')
  const [uses, setUses] = useState('25')
  const lasts = { 1: t`For a day`, 7: t`For a week`, 30: t`For 30 days` }
  return (
    <div className="row row--wrap">
      <Select
        label={t({ message: 'Lasts', context: 'a link' })}
        size="s"
        value={days}
        choices={DAYS.map((n) => choice(n, lasts[n]))}
        onChange={({ target }) => setDays(target.value)}
      />
      <Select
        label={t`For how many`}
        size="s"
        value={uses}
        choices={USES.map((n) => choice(n, i18n.number(n)))}
        onChange={({ target }) => setUses(target.value)}
      />
      <Button
        icon="link"
        pending={busy ? t`Saving` : undefined}
        onClick={() => void run({ id, days: Number(days), most_uses: Number(uses) })}
      >{t`Make a link`}</Button>
      <Refused refusal={refusal} />
    </div>
  )
}
