import { Trans, useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { stampItems } from '../contract.ts'
import type { ItemAnswer } from './draft.ts'
import css from './StampItemScreen.module.css'

/** One primary action: sell it. What is promised already is said instead. */
export function OwnersActions({ item }: { item: ItemAnswer }) {
  const { t } = useLingui()
  const toast = useToast()
  const confirm = useConfirm()
  const router = useRouter()
  const store = useQueryClient()
  const { run, busy, refusal } = useCommand(stampItems.remove)
  const { mint, used } = item.quantity_owned
  const free = mint + used - (item.committed?.mint ?? 0) - (item.committed?.used ?? 0)
  async function remove() {
    if (!(await confirm({ yes: t`Delete this item`, icon: 'trash', danger: true }))) return
    if (refused(await run({ id: item.id }))) return
    toast({ title: t`Deleted: ${item.name}` })
    router.push(`/user/${item.user_id}/stamp-items`)
    store.removeQueries({ type: 'inactive' })
  }
  return (
    <div className={css.acts}>
      <Refused refusal={refusal} />
      {free > 0 ? (
        <div className="row row--wrap">
          <Button href={`/products/create?productable_id=${item.id}`} variant="fill" size="l" icon="tag">{t`List it for sale`}</Button>
          <Button href={`/auctions/create?auctionable_id=${item.id}`} size="l" icon="gavel">{t`Auction it`}</Button>
          <Button href={`/trades/create?gives=${item.id}`} size="l" icon="arrows-left-right">{t`Trade it`}</Button>
        </div>
      ) : (
        <Note tone="good">
          <Trans>
            It is promised to a sale, an auction or a trade. What you sell is in{' '}
            <a className="link" href="/store">
              your store
            </a>
            .
          </Trans>
        </Note>
      )}
      <div className="row row--wrap">
        <Button href={`/stamp-items/${item.id}/edit`} icon="pencil-simple">{t`Edit`}</Button>
        <Button href={`/stamp-items/create?like=${item.id}`} icon="copy">{t`Add another like it`}</Button>
        <Button href={`/user/${item.user_id}/stamp-items`} icon="images">{t`My Items`}</Button>
        <IconButton icon="trash" label={busy ? t`Deleting` : t`Delete`} className={css.remove} disabled={busy} onClick={remove} />
      </div>
    </div>
  )
}
