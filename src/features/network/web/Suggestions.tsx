import { Plural, useLingui } from '@lingui/react/macro'
import { PAGE } from '#kernel/measures.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { network } from '../contract.ts'
import { FollowButton } from './FollowButton.tsx'
import { PeopleList, PersonCard } from './PersonCard.tsx'

export const asksSuggestions = () => queryOf(network.suggestions, { page_size: PAGE.members })
/** Form for the viewer's interests. */
export const INTERESTS = '/edit-profile#collecting'
type Suggestion = AnswerOf<typeof network.suggestions>['suggestions'][number]

/** Members with shared interests first, then others; each with its reason. */
export function Suggestions() {
  const { t } = useLingui()
  const { op, input } = asksSuggestions()
  const { suggestions } = useData(op, input)
  if (!suggestions.length)
    return (
      <EmptyState
        title={t`Nobody to suggest yet`}
        line={t`Tell what you collect, and you meet others who do.`}
        action={<Button href={INTERESTS} variant="fill">{t`Tell what you collect`}</Button>}
      />
    )
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

function Why({ one: { why, count, shared, reasons } }: { one: Suggestion }) {
  const { t, i18n } = useLingui()
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'long' }).format(reasons.map(({ name }) => name))
  if (why === 'sells') return t`Sells what you collect: ${names}`
  if (why === 'country') return t`From your country: ${names}`
  if (why === 'followed') return <Plural value={count} one="# member follows them" other="# members follow them" />
  if (why === 'store') return <Plural value={count} one="A store with # item for sale" other="A store with # items for sale" />
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
