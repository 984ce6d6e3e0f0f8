const FOLDERS: Readonly<Record<string, string>> = { lot: 'lots', set: 'sets' }
const folderOf = (type?: string) => FOLDERS[type ?? ''] ?? 'albums'

/** Lots and sets have addresses of their own. */
export const albumPath = ({ id, type }: { readonly id: string; readonly type: string }, page: 'show' | 'edit' = 'show') =>
  `/${folderOf(type)}/${id}/${page}`
export const albumsPath = (user_id: string, type?: string) => `/user/${user_id}/${folderOf(type)}`
export const createPath = (type?: string) => `/${folderOf(type)}/create`
