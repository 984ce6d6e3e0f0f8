import { useLingui } from '@lingui/react/macro'
import { reactionIcons, useReactionWords } from '#features/reactions/web/public.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { ShownMessage } from '../use-thread.ts'
import css from './Message.module.css'

/** How the two feel about a message. */
export function Felt({ reactions, name }: Pick<ShownMessage, 'reactions'> & { name: string }) {
  const { t } = useLingui()
  const words = useReactionWords()
  return (
    <span className={css.felt}>
      {reactions.map(({ reaction, is_own }) => (
        <span key={String(is_own)} title={`${is_own ? t({ message: 'You', context: 'who has written' }) : name}: ${words[reaction]}`}>
          <Icon name={reactionIcons[reaction]} />
          <span className="vh">
            {is_own ? t({ message: 'You', context: 'who has written' }) : <bdi>{name}</bdi>}: {words[reaction]}
          </span>
        </span>
      ))}
    </span>
  )
}
