const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** Cross-site scripting: JSON for a script element; no character can end it, open a comment or break a line. */
export const dataText = (value: unknown): string => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign]!)
