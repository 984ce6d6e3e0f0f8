import { useLingui } from '@lingui/react/macro'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import type { ReactionKind } from '../contract.ts'

export const reactionIcons: Record<ReactionKind, IconName> = {
  like: 'thumbs-up',
  great_find: 'binoculars',
  congratulations: 'medal',
  helpful: 'lightbulb',
  smile: 'smiley',
  envy: 'eyes',
}

export function useReactionWords(): Record<ReactionKind, string> {
  const { t } = useLingui()
  return {
    like: t({ message: 'Like', context: 'a reaction' }),
    great_find: t({ message: 'Great find', context: 'a reaction' }),
    congratulations: t({ message: 'Congratulations', context: 'a reaction' }),
    helpful: t({ message: 'Helpful', context: 'a reaction' }),
    smile: t({ message: 'Smile', context: 'a reaction' }),
    envy: t({ message: 'Envy', context: 'a reaction' }),
  }
}
