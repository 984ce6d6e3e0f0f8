import { queryOf } from '#web/query/keys.ts'
import { credentials } from '../contract.ts'
import { AuthenticatorPanel } from './AuthenticatorPanel.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import type { KeysInForce } from './SecurityPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

/** Queries that a page with these panels preloads. */
export const securityAsks = () => [queryOf(credentials.security, {}), queryOf(credentials.sessions, {}), queryOf(credentials.history, {})]

/** Credentials and sessions. */
export function SecurityPanels({ keys }: { keys?: KeysInForce | undefined }) {
  return (
    <>
      <PasswordPanel keys={keys} />
      <PasskeysPanel />
      <AuthenticatorPanel />
      <SessionsPanel keys={keys} />
      <HistoryPanel />
    </>
  )
}
