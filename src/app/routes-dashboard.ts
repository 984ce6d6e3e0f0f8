import { page } from '#web/router/screen.ts'

/** Pages of those who run the place. */
export const dashboardRoutes = [
  page('/dashboard', () => import('#features/dashboard/web/members/MembersScreen.tsx'), { indexed: false }),
  page('/dashboard/members/{id}', () => import('#features/dashboard/web/members/MemberScreen.tsx'), { indexed: false }),
  page('/dashboard/announcements', () => import('#features/dashboard/web/announcements/AnnouncementsScreen.tsx'), { indexed: false }),
  page('/dashboard/audit', () => import('#features/dashboard/web/audit/AuditScreen.tsx'), { indexed: false }),
  page('/dashboard/plans', () => import('#features/dashboard/web/plans/PlansScreen.tsx'), { indexed: false }),
  page('/dashboard/roles', () => import('#features/dashboard/web/roles/RolesScreen.tsx'), { indexed: false }),
  page('/dashboard/approvals', () => import('#features/dashboard/web/approvals/ApprovalsScreen.tsx'), { indexed: false }),
  page('/dashboard/money', () => import('#features/dashboard/web/money/MoneyScreen.tsx'), { indexed: false }),
  page('/dashboard/disputes', () => import('#features/dashboard/web/disputes/DisputesScreen.tsx'), { indexed: false }),
  page('/dashboard/flagged', () => import('#features/dashboard/web/flagged/FlaggedScreen.tsx'), { indexed: false }),
  page('/dashboard/reports', () => import('#features/dashboard/web/reports/ReportsScreen.tsx'), { indexed: false }),
  page('/dashboard/reports/{id}', () => import('#features/dashboard/web/reports/CaseScreen.tsx'), { indexed: false }),
  page('/dashboard/appeals', () => import('#features/dashboard/web/reports/AppealsScreen.tsx'), { indexed: false }),
  page('/dashboard/support', () => import('#features/dashboard/web/support/SupportScreen.tsx'), { indexed: false }),
  page('/dashboard/support/{id}', () => import('#features/dashboard/web/support/TicketScreen.tsx'), { indexed: false }),
  page('/dashboard/subscribers', () => import('#features/dashboard/web/SubscribersScreen.tsx'), { indexed: false }),
  page('/dashboard/lists/{family}', () => import('#features/dashboard/web/families/FamilyScreen.tsx'), { indexed: false }),
  page('/dashboard/operation', () => import('#features/dashboard/web/operation/OperationScreen.tsx'), { indexed: false }),
  page('/dashboard/parts', () => import('#features/dashboard/web/parts/PartsScreen.tsx'), { indexed: false }),
  page('/dashboard/site', () => import('#features/dashboard/web/site/SiteScreen.tsx'), { indexed: false }),
]
