import { type ReactNode, useId } from 'react'

/** What neither a new password nor logging out ends: a form draws the choice under this name, and where it was made `revoke` follows. */
export interface KeysInForce {
  readonly choice: (name: string) => ReactNode
  readonly revoke: () => Promise<unknown>
}
export const REVOKE_KEYS = 'revoke_api_keys'

/** Panel with a title and one line of explanation. */
export function SecurityPanel({ title, line, children }: { title: string; line: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="panel folio" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="text-2">{line}</p>
      </div>
      <div className="folio-body">{children}</div>
    </section>
  )
}
