import { useLingui } from '@lingui/react/macro'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { CLUBS } from '../club-answer.ts'
import { ClubForm } from './ClubForm.tsx'

export default screen({ visitors: 'members', reads: () => ({}), asks: () => [], Draw: CreateClub })

function CreateClub() {
  const { t } = useLingui()
  const title = t`Found a club`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`Clubs`, href: CLUBS }, { label: title }]} />
      <h1 className="page-head">{title}</h1>
      <ClubForm back={CLUBS} />
    </main>
  )
}
