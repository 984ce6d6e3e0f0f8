import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { imports } from '../../contract.ts'
import type { ExportFormat } from '../../rules.ts'
import css from '../Imports.module.css'
import { ExportRow } from './ExportRow.tsx'

export default screen({
  visitors: 'members',
  reads: () => ({}),
  asks: () => [queryOf(imports.exports, {})],
  Draw: () => <Exports />,
})

/** The whole collection as a file, in a format to choose. */
function Exports() {
  const { t } = useLingui()
  const { items, exports } = useData(imports.exports, {})
  const make = useCommand(imports.exportAll)
  const [format, setFormat] = useState<ExportFormat>('csv')
  const runs = exports.some(({ status }) => status === 'waiting' || status === 'building')
  const cards = [
    { value: 'csv', label: 'CSV', line: t`For any spreadsheet, and for bringing it in again.` },
    { value: 'xlsx', label: 'Excel (.xlsx)', line: t`A workbook with one row per item.` },
    { value: 'json', label: 'JSON', line: t`For programs.` },
    { value: 'zip', label: t`JSON with pictures`, line: t`Everything in one archive.` },
  ]
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`Take your collection out`}</Title>
      <div className={css.head}>
        <h1>{t`Take your collection out`}</h1>
        <Button href="/imports" size="s" icon="upload-simple">
          {t`Bring one in`}
        </Button>
      </div>
      <p className="text-2">
        <Plural value={items} one="# item with every field." other="# items with every field." /> {t`It is yours, and never locked in here.`}
      </p>
      <RadioCards label={t`Format`} name="format" cards={cards} value={format} onValue={(value) => setFormat(value as ExportFormat)} />
      <div>
        <Button
          variant="fill"
          icon="download-simple"
          disabled={runs || !items}
          onClick={() => make.run({ format })}
          pending={make.busy ? t`Starting` : undefined}
        >
          {t`Write the file`}
        </Button>
      </div>
      {exports.length > 0 && (
        <section aria-labelledby="files">
          <h2 id="files">{t`Your files`}</h2>
          <ul className={css.list}>
            {exports.map((one) => (
              <ExportRow key={one.id} one={one} />
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
