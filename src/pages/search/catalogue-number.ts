/** Abbreviations of catalogues. */
const CATALOGUES: Readonly<Record<string, string>> = {
  sc: 'Scott',
  scott: 'Scott',
  mi: 'Michel',
  michel: 'Michel',
  sg: 'Stanley Gibbons',
  gibbons: 'Stanley Gibbons',
  yt: 'Yvert',
  yv: 'Yvert',
  yvert: 'Yvert',
  facit: 'Facit',
  sassone: 'Sassone',
  zumstein: 'Zumstein',
}

/** `SG 43`, `mi.392a` → full name and number; undefined for other text. */
export function catalogueNumber(typed: string): string | undefined {
  const [, name = '', number] = /^([a-z]+)[.\s#]*([a-z]?\d{1,6}[a-z]{0,2})$/i.exec(typed.trim()) ?? []
  const short = name.toLowerCase()
  const catalogue = Object.hasOwn(CATALOGUES, short) && CATALOGUES[short]
  return catalogue && number ? `${catalogue} ${number}` : undefined
}
