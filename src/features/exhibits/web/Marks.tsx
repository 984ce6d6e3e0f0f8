import { useLingui } from '@lingui/react/macro'
import type { ExhibitShown } from './exhibit-answer.ts'
import css from './Hall.module.css'
import { useExhibitWords } from './use-exhibit-words.ts'

/** The award with all sheets, once they are published; until then how many are in. */
export function Marks({ exhibit }: { exhibit: ExhibitShown }) {
  const { t } = useLingui()
  const { criterionOf, medalOf } = useExhibitWords()
  const { title, status, criteria, marks, medal, sheets, judges, given_sheets } = exhibit
  if (status !== 'awarded')
    return judges > 0 && (status === 'on_show' || status === 'judged') ? (
      <section className="section">
        <h2>{t`The jury’s marks`}</h2>
        <p>{t`${sheets} of ${judges} sheets handed in`}</p>
        <p className="text-2">{t`Until awards are published each of the jury sees their own sheet only.`}</p>
      </section>
    ) : null
  return (
    <div className={css.judged}>
      <section>
        <h2>{t`Award`}</h2>
        <div className="perf-shadow">
          <div className="perf">
            <p className={css.award}>
              <span className="small">
                <bdi>{title}</bdi>
              </span>
              <b>{medalOf(medal)}</b>
              {t`${marks ?? 0} of 100`}
            </p>
          </div>
        </div>
      </section>
      <section>
        <h2>{t`The jury’s marks`}</h2>
        <table className={css.marks}>
          <tbody>
            {criteria.map(({ key, most, median }) => (
              <tr key={key}>
                <th scope="row">{criterionOf(key)}</th>
                <td aria-hidden="true">
                  <progress max={most} value={median ?? 0} />
                </td>
                <td>{t`${median ?? 0} of ${most}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Sheets sheets={given_sheets} />
      </section>
    </div>
  )
}

function Sheets({ sheets }: { sheets: ExhibitShown['given_sheets'] }) {
  return (
    <ul className={css.sheets}>
      {sheets.map(({ user, marks, remark }) => (
        <li key={user.id}>
          {remark && (
            <blockquote className={css.text}>
              <bdi>{remark}</bdi>
            </blockquote>
          )}
          <p className="caption">
            <b>
              <bdi>{user.full_name}</bdi>
            </b>
            , {marks.join(' + ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
