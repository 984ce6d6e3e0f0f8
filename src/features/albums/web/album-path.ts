/** A lot has addresses of its own; a set lies among the albums. */
export const albumPath = ({ id, type }: { readonly id: string; readonly type: string }, page: 'show' | 'edit' = 'show') =>
  `/${type === 'lot' ? 'lots' : 'albums'}/${id}/${page}`
export const albumsPath = (user_id: string, type?: string) =>
  type === 'lot' ? `/user/${user_id}/lots` : `/user/${user_id}/albums${type === 'set' ? '?type=set' : ''}`
