import { randomInt } from 'node:crypto'

/** Without signs that look alike: 0 and O, 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const placeCode = (): string => Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
/** As it is read aloud or typed. */
export const readCode = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '')
