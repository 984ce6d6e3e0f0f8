import { lazyPart } from '#web/hydration/lazy.tsx'
import type { AddToAlbumProps } from './add/AddToAlbum.tsx'

/** Opened from an action bar; loaded then. */
export const AddToAlbum = lazyPart<AddToAlbumProps>(() => import('./add/AddToAlbum.tsx').then((part) => part.AddToAlbum))
