const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON for a data block of a page: nothing in it can end its script, open a comment or end a line. */
export const dataText = (value: unknown): string => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign]!)
