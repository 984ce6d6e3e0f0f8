import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { entryPath } from './entries-address.ts'

/** Link to the catalogue entry of an item. */
export function EntryLink({ entry: { id, name, number } }: { entry: { readonly id: string; readonly name: string; readonly number: number } }) {
  const { t } = useLingui()
  return (
    <>
      <a className="link" href={entryPath(id)}>
        {name}
      </a>{' '}
      <span className="muted nowrap">{t`No. ${spokenNumber(number)}`}</span>
    </>
  )
}
