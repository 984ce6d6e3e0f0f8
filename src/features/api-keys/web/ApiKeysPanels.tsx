import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { apiKeys } from '../contract.ts'
import { ApiKeyRow } from './ApiKeyRow.tsx'
import type { ApiKey } from './api-key.ts'
import { MakeKey } from './MakeKey.tsx'
import { NewKeyNote } from './NewKeyNote.tsx'

/** Queries that a page with these panels preloads. */
export const apiKeysAsks = () => [queryOf(apiKeys.list, {})]

/** Programs of one’s own that call the API. Without the plan for it only the keys from before, which work no more but can be ended. */
export function ApiKeysPanels({ may }: { may: boolean }) {
  const { t } = useLingui()
  const { keys, scopes, member_id } = useData(apiKeys.list, {})
  const [shown, setShown] = useState<{ name: string; key_text: string }>()
  const [working, ended] = [keys.filter(({ state }) => state === 'works'), keys.filter(({ state }) => state !== 'works')]
  if (!may && keys.length === 0) return null
  return (
    <>
      {shown && <NewKeyNote {...shown} onClose={() => setShown(undefined)} />}
      <Keys id="api-keys" title={t`API keys that work`} none={t`No program holds a key of yours.`} keys={working} member_id={member_id} />
      {may && <MakeKey scopes={scopes} member_id={member_id} onMade={(name, key) => setShown({ name, key_text: key })} />}
      {ended.length > 0 && <Keys title={t`API keys that have ended`} keys={ended} member_id={member_id} />}
    </>
  )
}

interface KeysProps {
  id?: string
  title: string
  none?: string
  keys: readonly ApiKey[]
  member_id: string
}

function Keys({ id, title, none, keys, member_id }: KeysProps) {
  return (
    <section id={id} className="panel folio" tabIndex={-1} aria-label={title}>
      <h2>{title}</h2>
      <div className="folio-body">
        {keys.length === 0 && <p className="text-2">{none}</p>}
        {keys.length > 0 && (
          <ul className="ledger" aria-label={title}>
            {keys.map((one) => (
              <ApiKeyRow key={one.id} apiKey={one} member_id={member_id} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
