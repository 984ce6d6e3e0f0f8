import { useLingui } from '@lingui/react/macro'
import { ownPath } from '#kernel/address.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { type FlagId, flags } from '../../contract.ts'
import css from '../Flags.module.css'
import { asksReasons, FLAGS } from '../flag-answer.ts'
import { FlagCase } from './FlagCase.tsx'
import { FlagProgress } from './FlagProgress.tsx'
import { FlagRecord } from './FlagRecord.tsx'
import { FlagSide } from './FlagSide.tsx'
import { FlagTalk } from './FlagTalk.tsx'

/** A flag: the item with the claim marked on it, the case in words, and a vote that shows nothing before one has voted. Two addresses, one page. */
export default screen({
  visitors: 'members',
  reads: (place) => {
    const input = readInput(flags.show, { ...place, path: { id: place.path.flag_id ?? '' }, query: new URLSearchParams() })
    // Open redirect: only a page of our own.
    return input && { id: input.id, back: ownPath(place.query.get('redirect_back'), FLAGS) }
  },
  asks: ({ id }) => [queryOf(flags.show, { id }), asksReasons()],
  Draw: ({ input }) => <FlagPage {...input} />,
})

function FlagPage({ id, back }: { id: FlagId; back: string }) {
  const { t } = useLingui()
  const { flag } = useData(flags.show, { id })
  const number = spokenNumber(flag.number)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Flag ${number}`}</Title>
      <Crumbs crumbs={[{ label: back === FLAGS ? t`Flags` : t`Back`, href: back }, { label: t`Flag ${number}` }]} />
      <FlagProgress flag={flag} />
      <FlagCase flag={flag} />
      <div className={css.low}>
        <div>
          <FlagTalk flag={flag} />
          <FlagRecord record={flag.record} />
        </div>
        <aside className={css.side} aria-label={t`Your part in it`}>
          <FlagSide flag={flag} />
        </aside>
      </div>
    </main>
  )
}
