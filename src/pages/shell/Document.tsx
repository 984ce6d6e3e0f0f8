import { useLingui } from '@lingui/react'
import { useMe } from '#features/account/web/public.tsx'
import { OfflineGuard } from '#features/offline/web/public.tsx'
import { UpgradeDialog } from '#features/subscriptions/web/public.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Outlet } from '#web/router/RouterView.tsx'
import { useBusy, useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'
import { RouteBar } from '#web/ui/messages/RouteBar.tsx'
import { Confirms } from '#web/ui/overlays/Confirms.tsx'
import { Toasts } from '#web/ui/overlays/Toasts.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import favicon from './favicon.svg?url'
import { LeaveGuard } from './guards/LeaveGuard.tsx'
import { VerifyGuard } from './guards/VerifyGuard.tsx'
import { Header } from './header/Header.tsx'
import { SandboxBand } from './SandboxBand.tsx'
import { Shortcuts } from './Shortcuts.tsx'

const SessionEnded = lazyPart(() => import('./guards/SessionEnded.tsx').then(({ SessionEnded }) => SessionEnded))
const ReportDialog = lazyPart(() => import('#features/reports/web/public.tsx').then(({ ReportDialog }) => ReportDialog))
const Watches = lazyPart(() => import('./Watches.tsx').then(({ Watches }) => Watches))
const StepUp = lazyPart(() => import('./guards/StepUp.tsx').then(({ StepUp }) => StepUp))

/** The whole document, rendered by the server and hydrated as one. */
export function Document() {
  const { i18n } = useLingui()
  const site = useSite()
  const busy = useBusy()
  const me = useMe()
  const zone = me?.time_zone ?? 'UTC'
  // The page that opens without network has a frame of its own: nothing in it may need an answer of the server.
  const { pathname } = useLocation()
  const offline = pathname === '/offline'
  // A call fills its page: the frame of the others would only stand in its way.
  const alone = offline || pathname === '/meeting'
  return (
    <html lang={i18n.locale} data-density={site.density} {...(site.theme !== 'auto' && { 'data-mantine-color-scheme': site.theme })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {site.colours && <link rel="stylesheet" href={`/colours.css?v=${site.colours}`} />}
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <meta name="color-scheme" content={site.theme === 'auto' ? 'light dark' : site.theme} />
      </head>
      <body>
        <ZoneContext value={zone}>
          <Toasts>
            <Confirms>
              <RouteBar busy={busy} />
              {site.sandbox && <SandboxBand />}
              {!alone && <Header />}
              <Outlet />
              {!alone && <Footer />}
              {!alone && <BottomBar />}
              {!alone && <Shortcuts />}
              <LeaveGuard />
              <SessionEnded />
              {site.signed_in && <UpgradeDialog />}
              {site.signed_in && <ReportDialog />}
              <VerifyGuard />
              {site.signed_in && <StepUp />}
              {!offline && <OfflineGuard />}
              {me && !offline && <Watches member_id={me.id} unread={me.unread_messages} groups={me.watched_groups} />}
            </Confirms>
          </Toasts>
        </ZoneContext>
      </body>
    </html>
  )
}
