/** A number as people read it aloud: in groups of three, never broken. */
export const spoken = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
