/** Short numbers as people write and say them: three figures at a time, which a line never breaks. */
export const spokenNumber = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

export const productNumber = (number: number): string => `P-${spokenNumber(number)}`
export const storeNumber = (number: number): string => `ST-${spokenNumber(number)}`

/** The figures of such a number as somebody typed it, with its letters or without: eight, of which the first is no nought. */
export const readSpokenNumber = (typed: string): number | undefined => {
  const figures = /^(?:st|p)?-?([1-9]\d{7})$/i.exec(typed.replace(/\s/g, ''))?.[1]
  return figures === undefined ? undefined : Number(figures)
}
