import { Plural, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { ask, useData } from '#web/data.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { network } from '../contract.ts'
import { FollowButton } from './FollowButton.tsx'
import { PeopleList, PersonCard } from './PersonCard.tsx'

export const asksSuggestions = () => ask(network.suggestions, { page_size: 24 })
type Suggestion = AnswerOf<typeof network.suggestions>['suggestions'][number]

/** Collectors of what one collects oneself. */
export function Suggestions() {
  const { t } = useLingui()
  const { op, input } = asksSuggestions()
  const { suggestions } = useData(op, input)
  if (!suggestions.length) return <EmptyState title={t`Nobody to suggest yet`} line={t`Tell what you collect, and you meet others who do.`} />
  return (
    <PeopleList>
      {suggestions.map((one: Suggestion) => (
        <PersonCard key={one.user.id} person={one.user} why={<Why one={one} />}>
          <FollowButton member={one.user} person={one.user} size="s" />
        </PersonCard>
      ))}
    </PeopleList>
  )
}

function Why({ one: { shared, reasons } }: { one: Suggestion }) {
  const { t, i18n } = useLingui()
  if (!shared) return t`Many follow this member.`
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'long' }).format(reasons.map(({ name }) => name))
  const more = shared - reasons.length
  return (
    <>
      {t`You both collect: ${names}`}
      {more > 0 && (
        <>
          {' '}
          <Plural value={more} one="and # more" other="and # more" />
        </>
      )}
    </>
  )
}
