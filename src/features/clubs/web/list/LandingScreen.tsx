import { useLingui } from '@lingui/react/macro'
import { PANEL } from '#kernel/measures.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { clubs } from '../../contract.ts'
import css from '../Clubs.module.css'
import { CLUBS, CREATE_CLUB } from '../club-answer.ts'
import { ClubCards } from './ClubCards.tsx'

const FEW = { view: 'joinable' as const, page: 1, page_size: PANEL.landing_clubs }

/** What a club is, with a few to begin with. */
export default screen({
  reads: () => ({}),
  asks: () => [queryOf(clubs.list, FEW)],
  Draw: Landing,
})

function Landing() {
  const { t } = useLingui()
  const { data } = useData(clubs.list, FEW).clubs
  const title = t`How clubs work`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={title}
        description={t`Collectors who meet around a field: read along, ask to join, or found a club of your own.`}
        path="/club/landing"
      />
      <h1 className="page-head">{title}</h1>
      <ol className={css.steps}>
        <li>{t`A public club is read by everybody; a private one shows its members alone what they write. A hidden one is known to those it invites.`}</li>
        <li>{t`You join at once, ask those who run it, or are invited. With it you accept the rules of the club.`}</li>
        <li>{t`Members write, comment and show their finds. Moderators answer requests and look after posts; the owner decides about roles.`}</li>
      </ol>
      <p className="row row--wrap">
        <Button href={CREATE_CLUB} variant="fill">{t`Found a club`}</Button>
        <Button href={CLUBS}>{t`All clubs`}</Button>
      </p>
      <ClubCards list={data} />
    </main>
  )
}
