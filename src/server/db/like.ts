/** A pattern of `like` for texts that contain these words: `%` and `_` stand for themselves. */
export const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
