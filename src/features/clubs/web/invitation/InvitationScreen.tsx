import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { clubs } from '../../contract.ts'
import { ClubRules } from '../ClubRules.tsx'
import css from '../Clubs.module.css'
import { clubPath } from '../club-answer.ts'
import { Emblem } from '../Emblem.tsx'

/** Where a letter or link leads, signed in or not: one sees the club before one comes in. */
export default screen({
  reads: ({ path }) => (path.token && path.token.length <= 64 ? { token: path.token } : undefined),
  asks: (input) => [queryOf(clubs.invitation, input)],
  Draw: ({ input }) => <Invitation token={input.token} />,
})

function Invitation({ token }: { token: string }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { name, about, member_count, made_by, ends_at, club_id } = useData(clubs.invitation, { token }).invitation
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Join ${name}`}</Title>
      <div className={`panel ${css.invited}`}>
        <div className={css.invitedHead}>
          <Emblem name={name} small />
          <div>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <p className={css.meta}>
              <Plural value={member_count} one="# member" other="# members" />
            </p>
          </div>
        </div>
        <p>
          <Trans>
            <bdi>{made_by}</bdi> invites you to this club. The invitation lasts until <DateTime at={ends_at} show="date" />.
          </Trans>
        </p>
        {about && (
          <p className={css.about}>
            <bdi>{about}</bdi>
          </p>
        )}
        {club_id ? (
          <Button variant="fill" size="l" href={clubPath(club_id)}>{t`You are a member: open the club`}</Button>
        ) : signed_in ? (
          <ComeIn token={token} />
        ) : (
          <SignIn token={token} />
        )}
      </div>
    </main>
  )
}

/** Whoever has no account yet makes one and is led back here. */
function SignIn({ token }: { token: string }) {
  const { t } = useLingui()
  const back = `?redirect_back=${encodeURIComponent(`/club/invitation/${token}`)}`
  return (
    <>
      <p className="text-2">{t`Log in to join. If you have no account yet, sign up: we lead you back here.`}</p>
      <div className="row row--wrap">
        <Button variant="fill" size="l" href={`/signup${back}`}>{t`Sign Up`}</Button>
        <Button size="l" href={`/login${back}`}>{t`Log In`}</Button>
      </div>
    </>
  )
}

function ComeIn({ token }: { token: string }) {
  const { t } = useLingui()
  const router = useRouter()
  const { rules } = useData(clubs.invitation, { token }).invitation
  const { run, busy, refusal } = useCommand(clubs.enter)
  const [accepts_rules, setAccepts] = useState(false)
  async function enter() {
    const answer = await run({ token, accepts_rules })
    if (!refused(answer)) void router.push(clubPath(answer.club.id))
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void enter()
      }}
    >
      <Refused refusal={refusal} fields={{ accepts_rules: t`Rules` }} />
      {rules.length > 0 && (
        <div>
          <h2>{t`Rules`}</h2>
          <ClubRules rules={rules} />
          <Check
            id="accepts_rules"
            label={t`I accept the rules of the club`}
            checked={accepts_rules}
            onChange={({ target }) => setAccepts(target.checked)}
          />
        </div>
      )}
      <div className="row row--wrap">
        <Button type="submit" variant="fill" size="l" pending={busy ? t`Sending` : undefined}>{t`Join`}</Button>
      </div>
    </form>
  )
}
