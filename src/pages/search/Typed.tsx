const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Bold for what was not typed, because it distinguishes the rows. */
export function Typed({ text, typed }: { text: string; typed: string }) {
  const letters = [...text.normalize('NFC')]
  const wanted = fold(typed.trim())
  const from = wanted ? letters.findIndex((_, at) => fold(letters.slice(at).join('')).startsWith(wanted)) : -1
  if (from < 0) return <b>{text}</b>
  let to = from
  while (fold(letters.slice(from, to).join('')).length < wanted.length) to++
  return (
    <span>
      <b>{letters.slice(0, from).join('')}</b>
      {letters.slice(from, to).join('')}
      <b>{letters.slice(to).join('')}</b>
    </span>
  )
}
