import { useCoins } from './trade-words.ts'

/** What a side is worth; nothing where nobody names a value. */
export function Worth({ sum }: { sum: number }) {
  const { about } = useCoins()
  return sum > 0 && <b>~ {about(sum)}</b>
}
