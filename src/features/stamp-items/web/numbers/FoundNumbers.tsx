import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { EntryLink } from '#features/catalogue/web/public.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import css from './Numbers.module.css'
import type { FoundNumber, PastedNumbers } from './use-pasted-numbers.ts'

/** Each number with what the catalogue has of it; what is ticked is added. */
export function FoundNumbers({ pasted, found }: { pasted: PastedNumbers; found: readonly FoundNumber[] }) {
  const { t } = useLingui()
  const { chosen, adding, add } = pasted
  const count = chosen.size
  const missing = found.filter(({ entries }) => !entries.length).map(({ number }) => number)
  const lacking = missing.join(', ')
  if (!found.length) return <Note>{t`No number was found in what you wrote.`}</Note>
  return (
    <section aria-label={t`What they are`}>
      <table className={`table ${css.found}`}>
        <thead>
          <tr>
            <th scope="col">{t`Number`}</th>
            <th scope="col">{t`In the catalogue`}</th>
          </tr>
        </thead>
        <tbody>
          {found
            .filter(({ entries }) => entries.length)
            .map((one) => (
              <FoundRow key={one.number} one={one} pasted={pasted} />
            ))}
        </tbody>
      </table>
      {lacking && (
        <Note>
          <p>{t`Not in the catalogue yet: ${lacking}`}</p>
          <Button size="s" href="/stamp-items/create">{t`Add by hand`}</Button>
        </Note>
      )}
      <div className={css.add}>
        <Button variant="fill" icon="plus" disabled={!count} pending={adding ? t`Adding` : undefined} onClick={() => adding || void add()}>
          {t`${plural(count, { one: 'Add # item', other: 'Add # items' })}`}
        </Button>
      </div>
    </section>
  )
}

function FoundRow({ one: { number, entries }, pasted: { chosen, choose } }: { one: FoundNumber; pasted: PastedNumbers }) {
  const { t } = useLingui()
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>
        {entries.map((entry) => {
          const line = [entry.names.country, entry.year_issued].filter(Boolean).join(' ')
          const taken = chosen.get(number) === entry.id
          return (
            <div className={css.entry} key={entry.id}>
              <Check
                label={<span className="vh">{t`Add ${entry.name}`}</span>}
                checked={taken}
                onChange={() => choose(number, taken ? undefined : entry.id)}
              />
              <EntryLink entry={entry} />
              <span className="muted">{line}</span>
            </div>
          )
        })}
      </td>
    </tr>
  )
}
