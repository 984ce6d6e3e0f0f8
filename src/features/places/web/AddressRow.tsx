import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { opener } from '#web/ui/overlays/use-opened.ts'
import { places } from '../contract.ts'
import { type Address, whereabouts } from './AddressLine.tsx'

function useActs(address: Address) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const store = useQueryClient()
  const make = useCommand(places.update)
  const away = useCommand(places.remove)
  const renew = () => store.invalidateQueries({ queryKey: keyOf({ op: places.list, input: {} }) })
  return {
    making: make.busy,
    removing: away.busy,
    async prefer() {
      const { country_name: _, ...fields } = address
      if (!refused(await make.run({ ...fields, is_default: true }))) await renew()
    },
    async remove() {
      const text = t`${whereabouts(address)}. Orders keep the address they were placed with.`
      if (!(await confirm({ title: t`Remove this address?`, text, yes: t`Remove`, danger: true }))) return
      if (!refused(await away.run({ id: address.id }))) await renew()
    },
  }
}

export function AddressRow({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { t } = useLingui()
  const { making, removing, prefer, remove } = useActs(address)
  const { id, full_name, is_default, phone } = address
  const where = whereabouts(address)
  return (
    <>
      <div>
        <b>{full_name}</b> {is_default && <Badge>{t`Default`}</Badge>}
        <p className="text-2">{where}</p>
        {phone && <p className="small text-2">{phone}</p>}
      </div>
      <div className="row row--wrap">
        {!is_default && (
          <Button size="s" onClick={prefer} aria-label={t`Make default: ${where}`} pending={making ? t`Saving…` : undefined}>
            {t`Make default`}
          </Button>
        )}
        <Button size="s" id={opener(id)} onClick={onEdit} aria-label={t`Change ${where}`}>{t`Change`}</Button>
        <Button size="s" variant="danger" onClick={remove} aria-label={t`Remove ${where}`} pending={removing ? t`Removing` : undefined}>
          {t`Remove`}
        </Button>
      </div>
    </>
  )
}
