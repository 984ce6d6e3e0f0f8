/** Longest sides in pixels of the sizes that are made of each picture, besides the full one. */
export const pictureSides = [160, 240, 320, 480, 720, 1080] as const

/** Address of a file of a medium, for the server and the browser; a private one needs a signature behind it. */
export const fileAddress = (key: string, file: string) => `/media/${key}/${file}`
/** The same of one size of a picture. */
export const mediaAddress = (key: string, size: string) => fileAddress(key, `${size}.webp`)
