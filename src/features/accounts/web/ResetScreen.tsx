import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { accounts } from '../contract.ts'
import { LinkOver } from './LinkOver.tsx'
import { linkIn } from './link-in.ts'
import { PasswordSet, SetPassword } from './SetPassword.tsx'

const link = (hash: string) => ({ hash, purpose: 'reset' as const })

export default screen({
  visitors: 'guests',
  reads: ({ query }: RouteMatch) => ({ hash: linkIn(query, 'token'), set: query.has('set') }),
  asks: ({ hash }) => (hash ? [queryOf(accounts.verifyLink, link(hash))] : []),
  Draw: ({ input: { hash, set } }) => (set ? <PasswordSet /> : hash ? <Reset hash={hash} /> : <LinkOver hash="" purpose="reset" begin="/forgot" />),
})

function Reset({ hash }: { hash: string }) {
  const { t } = useLingui()
  const { state } = useData(accounts.verifyLink, link(hash))
  if (state === 'over') return <LinkOver hash={hash} purpose="reset" begin="/forgot" />
  return <SetPassword purpose="reset" hash={hash} line={t`Every device is logged out with it, and passkeys and an authenticator app end.`} />
}
