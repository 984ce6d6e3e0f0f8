import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { type ColourReading, nearestColours } from '../core/measure/colour.ts'
import { scanWords } from './words.ts'

/** The names of colours that the catalogue knows, with what they look like. */
export function useColourNames() {
  const { data: lists } = useData(vocabularies.staticData, { types: [...scanWords.types] })
  const terms = (lists.stampColors ?? []).flatMap(({ code, symbol }) =>
    symbol && /^#[0-9A-F]{6}$/i.test(symbol) && !code.startsWith('family_') ? [{ code, hex: symbol }] : [],
  )
  const nearest = (reading: ColourReading) => nearestColours(reading, terms)
  const words = (reading: ColourReading) =>
    nearest(reading)
      .map(({ code, delta }) => `${nameOf(lists.stampColors, code)} ΔE ${delta.toFixed(1)}`)
      .join(', ')
  return { lists, nearest, words }
}
