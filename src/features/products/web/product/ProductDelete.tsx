import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { type ProductId, products } from '../../contract.ts'

/** Deletes a draft permanently; the item stays in the collection. */
export function ProductDelete({ id, name }: { id: ProductId; name: string }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const toast = useToast()
  const router = useRouter()
  const cache = useQueryClient()
  const { run, busy, refusal } = useCommand(products.remove)
  async function remove() {
    if (
      !(await confirm({
        text: t`You won't be able to revert this. The item stays in your collection.`,
        yes: t`Delete item`,
        icon: 'trash',
        danger: true,
      }))
    )
      return
    if (refused(await run({ id }))) return
    toast({ title: t`Deleted: ${name}` })
    router.push('/store?status=draft')
    cache.removeQueries({ type: 'inactive' })
  }
  return (
    <>
      <Button variant="danger" icon="trash" onClick={remove} pending={busy ? t`Deleting` : undefined}>{t`Delete item`}</Button>
      <Refused refusal={refusal} />
    </>
  )
}
