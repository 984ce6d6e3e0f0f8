import { useLingui } from '@lingui/react/macro'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import type { AlbumAnswer } from '../types.ts'

const MOST_PICTURES = 12

/** A lot is sold as one item of the format "lot", with pictures and names of what is in it. */
export function MakeLotItem({ album, items }: { album: AlbumAnswer; items: readonly ItemAnswer[] }) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const { run, busy } = useCommand(stampItems.create)
  async function make() {
    const pictures = new Set(items.flatMap(({ medias: [front] }) => (front ? [front.id] : [])))
    const answer = await run({
      name: album.name,
      format: 'lot',
      media_ids: [...pictures].slice(0, MOST_PICTURES),
      description: [album.description, ...items.map(({ name }) => `- ${name}`)].filter(Boolean).join('\n').slice(0, 5_000),
      quantity_owned: { mint: 0, used: 1 },
    })
    if (refused(answer)) return
    toast({ title: t`Made: ${album.name}` })
    router.push(`/stamp-items/${answer.stamp_item.id}/edit`)
  }
  return <Button size="s" icon="package" pending={busy ? t`Making` : undefined} onClick={() => void make()}>{t`Make one item of this lot`}</Button>
}
