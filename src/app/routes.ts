import { page } from '#web/site.ts'

/** The map of the site: every address, and the screen that draws it. */
export const routes = [
  page('/', () => import('#pages/HomePage.tsx')),

  page('/login', () => import('#features/members/web/LoginScreen.tsx')),
  page('/signup', () => import('#features/members/web/SignUpScreen.tsx')),
  page('/signup/verify-email', () => import('#features/members/web/VerifyEmailScreen.tsx')),
  page('/action/verification', () => import('#features/members/web/VerificationScreen.tsx')),
  page('/forgot', () => import('#features/members/web/ForgotScreen.tsx')),
  page('/reset-password', () => import('#features/members/web/ResetScreen.tsx')),
]
