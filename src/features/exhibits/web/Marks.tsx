import { useLingui } from '@lingui/react/macro'
import type { ExhibitShown } from './exhibit-answer.ts'
import css from './Hall.module.css'
import { useExhibitWords } from './use-exhibit-words.ts'

/** The award with all sheets, once they are published; until then how many are in. */
export function Marks({ exhibit }: { exhibit: ExhibitShown }) {
  const { t } = useLingui()
  const { criterionOf, medalOf } = useExhibitWords()
  const { status, criteria, marks, medal, sheets, judges, given_sheets } = exhibit
  if (status !== 'awarded')
    return judges > 0 && (status === 'on_show' || status === 'judged') ? (
      <section>
        <h2>{t`The jury’s marks`}</h2>
        <p>{t`${sheets} of ${judges} sheets handed in`}</p>
        <p className="text-2">{t`Until awards are published each of the jury sees their own sheet only.`}</p>
      </section>
    ) : null
  return (
    <section>
      <h2>{t`Award`}</h2>
      <p className={css.award}>
        <b>{medalOf(medal)}</b>
        {t`${marks ?? 0} of 100`}
      </p>
      <h2>{t`The jury’s marks`}</h2>
      <table className={css.marks}>
        <tbody>
          {criteria.map(({ key, most, median }) => (
            <tr key={key}>
              <th scope="row">{criterionOf(key)}</th>
              <td>{t`${median ?? 0} of ${most}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {given_sheets.map(({ user, marks: given, remark }) => (
        <div key={user.id}>
          <h3>
            <bdi>{user.full_name}</bdi>
          </h3>
          <p>{given.join(' + ')}</p>
          {remark && (
            <blockquote className={css.text}>
              <bdi>{remark}</bdi>
            </blockquote>
          )}
        </div>
      ))}
    </section>
  )
}
