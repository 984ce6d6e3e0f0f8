import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { screen } from '#web/router/screen.ts'
import { ReportButton } from '#web/ui/controls/ReportButton.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { type ClubId, clubs } from '../../contract.ts'
import begins from '../BeginsWithWords.module.css'
import { ClubHead } from '../ClubHead.tsx'
import { ClubRules } from '../ClubRules.tsx'
import css from '../Clubs.module.css'
import { aboutPath } from '../club-answer.ts'
import { readClub } from '../read-club.ts'

export default screen({
  reads: readClub,
  asks: (input) => [queryOf(clubs.show, input)],
  Draw: ({ input: { id } }) => <About key={id} id={id} />,
})

function About({ id }: { id: ClubId }) {
  const { t } = useLingui()
  const { club } = useData(clubs.show, { id })
  const { name, about, rules, owner, created_at } = club
  return (
    <main id="main" tabIndex={-1}>
      <Head title={t`About ${name}`} description={about || name} path={aboutPath(id)} passing={club.visibility !== 'public'} />
      <ClubHead club={club} tab="about" />
      <div className={`page ${css.body} ${begins.words}`}>
        <div className={css.main}>
          <p className={css.about}>
            <bdi>{about || t`Nothing is written about it yet.`}</bdi>
          </p>
          <p className="text-2">
            {t`Founded`} <DateTime at={created_at} />
            {owner && (
              <>
                {' · '}
                {t`Owner`}: <a href={`/profile/${owner.id}`}>{owner.full_name}</a>
              </>
            )}
          </p>
          {club.own?.standing !== 'owner' && (
            <p className="row">
              <ReportButton about={{ type: 'Club', id, name }} />
            </p>
          )}
        </div>
        {rules.length > 0 && (
          <aside className={css.rail}>
            <section>
              <h2>{t`Rules`}</h2>
              <ClubRules rules={rules} />
            </section>
          </aside>
        )}
      </div>
    </main>
  )
}
