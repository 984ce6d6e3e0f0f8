import { useLingui } from '@lingui/react/macro'
import { useMe } from './use-me.ts'

/** The ways through the house, as its second row and its slide-out menu show them. */
export function useWays(path: string) {
  const { t } = useLingui()
  const me = useMe()
  const ways = [
    me
      ? { href: '/marketplace', label: t`Home`, icon: 'house' as const, here: path === '/marketplace' }
      : { href: '/', label: t`Home`, icon: 'house' as const, here: path === '/' },
    ...(me ? [{ href: `/user/${me.id}/stamp-items`, label: t`My Items`, icon: 'images' as const, here: /^\/(user|stamp-items)\b/.test(path) }] : []),
    {
      href: '/marketplace/for-sale',
      label: t`Market Place`,
      icon: 'tag' as const,
      here: (!me || path !== '/marketplace') && /^\/(marketplace|products|stores)\b/.test(path),
    },
    ...(me ? [{ href: '/orders', label: t`My Orders`, icon: 'package' as const, here: /^\/orders\b/.test(path) }] : []),
  ]
  return { me, ways, store: me?.store ? { href: '/store', label: t`My Store` } : { href: '/store/create', label: t`Create A Store` } }
}
