export const mediaKinds = ['image', 'video', 'audio', 'document'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Bytes that a member may fill: the default of `media_quotas.most`. */
export const USUAL_SPACE = 5_368_709_120

const EXTENSION = /\.[a-z0-9]{1,5}$/i
/** Name of a saved document: what its owner calls it, always with the ending of what it is. */
export function downloadName(name: string | null, file: string): string {
  const ending = file.slice(file.lastIndexOf('.'))
  const base = (name ?? '').replace(EXTENSION, '').trim()
  return `${base || 'file'}${ending}`
}
