interface LoggedInAs {
  readonly user: { is_email_verified: boolean } | null
  readonly returned: boolean
}
/** A fresh page for a fresh person: nothing of the guest's answers stays. Whoever had been away is greeted. */
export function afterLogin({ user, returned }: LoggedInAs, back: string): string {
  if (returned) return '/setting/account/management?returned'
  return user?.is_email_verified ? back : `/signup/verify-email?redirect_back=${encodeURIComponent(back)}`
}
