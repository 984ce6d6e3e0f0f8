import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { opener, useOpened } from '#web/ui/overlays/use-opened.ts'
import { places } from '../contract.ts'
import { AddressForm } from './AddressForm.tsx'
import type { Address } from './AddressLine.tsx'
import { AddressRow } from './AddressRow.tsx'

/** Queries that a page with this panel preloads. */
export const addressesAsks = () => [queryOf(places.list, {})]

const NEW = 'new-address'

/** Saved addresses: set default, edit, remove, add. */
export function AddressesPanel({ name }: { name: string }) {
  const { t } = useLingui()
  const { addresses } = useData(places.list, {})
  const { opened, open, close } = useOpened()
  const add = <Button icon="plus" id={opener(NEW)} onClick={() => open(NEW)}>{t`Add an address`}</Button>
  if (addresses.length === 0 && opened !== NEW)
    return <EmptyState title={t`No address is saved yet`} line={t`Save one, and a purchase needs no typing.`} action={add} />
  return (
    <section className="panel folio" aria-labelledby="addresses">
      <div>
        <h2 id="addresses">{t`Saved addresses`}</h2>
        <p className="text-2">{t`Only sellers you buy from see one, with the order.`}</p>
      </div>
      <div className="folio-body">
        {addresses.length > 0 && (
          <ul className="ledger" aria-label={t`Saved addresses`}>
            {addresses.map((one) => (
              <li key={one.id}>
                {opened === one.id ? <Form name={name} address={one} onClose={close} /> : <AddressRow address={one} onEdit={() => open(one.id)} />}
              </li>
            ))}
          </ul>
        )}
        {opened === NEW ? (
          <section className="stack" aria-labelledby={NEW}>
            <h3 id={NEW}>{t`Another address`}</h3>
            <Form name={name} onClose={close} />
          </section>
        ) : (
          add
        )}
      </div>
    </section>
  )
}

function Form({ name, address, onClose }: { name: string; address?: Address; onClose: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const saved = () => {
    toast({ title: t`The address is saved` })
    onClose()
  }
  return <AddressForm name={name} {...(address && { address })} action={t`Save the address`} onSaved={saved} onCancel={onClose} />
}
