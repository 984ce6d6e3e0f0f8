import { reactionKinds } from '#features/reactions/contract.ts'
import { reactionIcons, useReactionWords } from '#features/reactions/web/public.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from '../Groups.module.css'
import type { ShownMessage } from '../group-address.ts'

/** How the group feels about a message: each feeling with the number of those who share it. */
export function GroupFelt({ reactions }: Pick<ShownMessage, 'reactions'>) {
  const words = useReactionWords()
  return reactionKinds.flatMap((kind) => {
    const count = reactions.filter(({ reaction }) => reaction === kind).length
    if (!count) return []
    return (
      <span key={kind} className={css.felt} title={`${words[kind]}: ${count}`}>
        <Icon name={reactionIcons[kind]} />
        <span className="vh">{words[kind]}: </span>
        {count}
      </span>
    )
  })
}
