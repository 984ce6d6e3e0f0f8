/** The slice of a file under src/features. */
export const sliceOf = (file: string): string => file.split('/')[2]!
