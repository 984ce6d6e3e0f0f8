import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { actClasses } from '#features/reactions/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { feed } from '../contract.ts'
import type { FeedShown } from './feed-answer.ts'

/** Passes an item on to one's followers, or no longer. */
export function Reshare({ item: given }: { item: FeedShown }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const { signed_in } = useSite()
  const [told, setTold] = useState<{ given: FeedShown; item: FeedShown }>()
  const item = told?.given === given ? told.item : given
  const [pass, takeBack] = [useCommand(feed.reshare), useCommand(feed.takeBack)]
  const is_own = given.post?.is_own ?? given.auction?.is_own ?? given.bounty?.is_own ?? given.why === 'own'
  async function press() {
    const answer = await (item.is_reshared ? takeBack : pass).run({ id: given.id })
    if (refused(answer)) return
    setTold({ given, item: answer.item })
    toast({ title: answer.item.is_reshared ? t`Passed on to your followers` : t`Not passed on any longer` })
  }
  if (!signed_in || is_own)
    return item.share_count ? (
      <span className={actClasses.act} title={t`Passed on`}>
        <Icon name="arrows-clockwise" /> {i18n.number(item.share_count)}
      </span>
    ) : null
  const label = item.is_reshared ? t`Pass on no longer` : t`Pass on to your followers`
  return (
    <button type="button" className={actClasses.act} aria-pressed={item.is_reshared} aria-label={label} title={label} onClick={() => void press()}>
      <Icon name="arrows-clockwise" />
      {item.share_count > 0 && i18n.number(item.share_count)}
    </button>
  )
}
