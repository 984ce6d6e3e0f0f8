import { lazyPart } from '#web/hydration/lazy.tsx'
import { useSite } from '#web/router/use-site.ts'
import type { PostMenuProps } from './PostMenuParts.tsx'

/** Its place is kept until it is there. */
const PostMenuParts = lazyPart(async () => (await import('./PostMenuParts.tsx')).PostMenuParts, <span className="push icon-btn" aria-hidden="true" />)

/** What one may do with a post. */
export const PostMenu = (props: PostMenuProps) => (useSite().signed_in ? <PostMenuParts {...props} /> : null)
