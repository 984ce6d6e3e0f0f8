import { useState } from 'react'
import { remove } from '../edits.ts'
import type { OpenPage, Scan } from '../use-scan.ts'
import type { CoinChoice } from './CoinFields.tsx'
import { type PageScale, scaleOfDpi } from './page-scale.ts'
import type { Ruling } from './use-ruler.ts'

export type ScaleWay = 'typed' | 'file' | 'ruler' | 'coin'
export type ScaleFault = 'no_number' | 'no_coin' | 'no_circle' | 'tilted' | 'too_short' | 'failed'
type Given = CoinChoice & { readonly number: number | undefined }

/** Points nearer than this to each other, in pixels, are no length. */
const LEAST_LENGTH = 60
const LEAST_DPI = 20

export const startOf = ({ file_dpi }: OpenPage): ScaleWay => (file_dpi === null ? 'typed' : 'file')

/** Sets the scale of the page in one of the ways; what keeps it from that is told. */
export function useScaling(scan: Scan, page: OpenPage, { points, show }: Ruling) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<ScaleFault>()
  async function byRuler(millimetres: number | undefined): Promise<PageScale | ScaleFault> {
    if (!points || !millimetres || millimetres < 1) return 'no_number'
    const length = Math.hypot(points.to.x - points.from.x, points.to.y - points.from.y)
    if (length < LEAST_LENGTH || length / millimetres < LEAST_DPI / 25.4) return 'too_short'
    const { pixels_per_mm, error } = await scan.desk.current!.ruler({ ...points, millimetres })
    return { pixels_per_mm, error, by: 'drawn' }
  }
  async function byCoin({ coin, piece }: CoinChoice): Promise<PageScale | ScaleFault> {
    const framed = scan.edits.pieces.find(({ key }) => key === piece)
    if (!coin || !framed) return 'no_coin'
    const told = await scan.desk.current!.coin({ rect: framed.rect, diameter_mm: coin.diameter_mm })
    if ('refused' in told) return told.refused
    scan.setEdits(remove(scan.edits, framed.key))
    return { ...told, by: 'coin' }
  }
  async function known(way: ScaleWay, given: Given): Promise<PageScale | ScaleFault> {
    if (way === 'ruler') return byRuler(given.number)
    if (way === 'coin') return byCoin(given)
    const dpi = way === 'file' ? page.file_dpi : given.number
    return dpi ? scaleOfDpi(dpi, way) : 'no_number'
  }
  async function set(way: ScaleWay, given: Given) {
    setBusy(true)
    const scale = await known(way, given).catch((): ScaleFault => 'failed')
    setBusy(false)
    setFailed(typeof scale === 'string' ? scale : undefined)
    if (typeof scale === 'string') return
    scan.setScale(scale)
    show(false)
  }
  return { set, busy, failed }
}
