import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import css from '../Scan.module.css'
import type { OpenPage, Scan } from '../use-scan.ts'
import { type CoinChoice, CoinFields } from './CoinFields.tsx'
import { DPI } from './page-scale.ts'
import { useScaleWords } from './scale-words.ts'
import type { Ruling } from './use-ruler.ts'
import { type ScaleWay, startOf, useScaling } from './use-scaling.ts'

/** How long a pixel is: typed, as the file says, by a ruler on the page, or by a coin. */
export function ScalePanel({ scan, page, ruling }: { scan: Scan; page: OpenPage; ruling: Ruling }) {
  const { t } = useLingui()
  const words = useScaleWords()
  const [way, setWay] = useState<ScaleWay>(startOf(page))
  const [number, setNumber] = useState<number>()
  const [coin, setCoin] = useState<CoinChoice>({ coin: undefined, piece: undefined })
  const { set, busy, failed } = useScaling(scan, page, ruling)
  const dpi = page.file_dpi ?? 0
  const ways = [
    { value: 'typed', label: t`The resolution of the scan` },
    ...(page.file_dpi === null ? [] : [{ value: 'file', label: t`What the file says: ${dpi} dpi` }]),
    { value: 'ruler', label: t`A ruler on the page` },
    { value: 'coin', label: t`A coin on the page` },
  ]
  function choose(next: ScaleWay) {
    setWay(next)
    setNumber(undefined)
    ruling.show(next === 'ruler')
  }
  const wrong = way === 'typed' && number !== undefined && (number < DPI.from || number > DPI.to)
  return (
    <details className={css.scale} open={page.scale.pixels_per_mm === null || undefined}>
      <summary>
        <b>{t`Scale`}</b> <span className="small">{words.of(page.scale)}</span>
      </summary>
      <Select label={t`Known by`} size="s" value={way} onChange={(event) => choose(event.target.value as ScaleWay)} choices={ways} />
      {way === 'typed' && (
        <NumberField key="dpi" label={t`Resolution`} unit="dpi" onValue={setNumber} error={wrong && t`Between ${DPI.from} and ${DPI.to}`} />
      )}
      {way === 'file' && <p className="small text-2">{t`Files often say what is not true: check it against a piece whose size is known.`}</p>}
      {way === 'ruler' && (
        <>
          <p className="small text-2">{t`Lay the two points on ticks of the ruler, far from each other: by pointer, or with Tab and the arrows. Ticks between them are found by themselves.`}</p>
          <NumberField key="mm" label={t`Length between the points`} unit="mm" onValue={setNumber} />
        </>
      )}
      {way === 'coin' && <CoinFields pieces={scan.edits.pieces} choice={coin} onChoice={setCoin} />}
      {failed && (
        <Note tone="bad" role="alert">
          {words.why(failed)}
        </Note>
      )}
      <Button size="s" disabled={busy || wrong} onClick={() => void set(way, { number, ...coin })}>{t`Set the scale`}</Button>
    </details>
  )
}
