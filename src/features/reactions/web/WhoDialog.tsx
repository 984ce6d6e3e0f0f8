import { useLingui } from '@lingui/react/macro'
import { useMaybe } from '#web/query/hooks.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { reactions } from '../contract.ts'
import css from './Reactions.module.css'
import { reactionIcons, useReactionWords } from './reaction-words.ts'

const MOST = 100

export function WhoDialog({ type, id, onClose }: { type: string; id: string; onClose: () => void }) {
  const { t } = useLingui()
  const words = useReactionWords()
  const told = useMaybe(reactions.list, { reactionable_type: type, reactionable_id: id, page_size: MOST }, true)
  return (
    <Dialog open onClose={onClose} title={t`Reactions`}>
      <ul className={`plain ${css.people}`} aria-busy={!told}>
        {told?.reactions.data.map(({ id: key, reaction, user }) => (
          <li key={key}>
            <Avatar name={user.full_name} url={user.image_url} />
            <a href={`/profile/${user.id}`}>
              <bdi>{user.full_name}</bdi>
            </a>
            <span className="push text-2 small row">
              <Icon name={reactionIcons[reaction]} size="s" /> {words[reaction]}
            </span>
          </li>
        ))}
      </ul>
      {told?.reactions.next_page_url && <p className="small text-2">{t`The latest hundred are shown.`}</p>}
    </Dialog>
  )
}
