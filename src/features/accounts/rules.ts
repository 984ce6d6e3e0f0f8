interface LoggedInAs {
  readonly user: { is_email_verified: boolean } | null
  readonly returned: boolean
}
/** Path after log-in. Unverified members go to verification first; members who had deactivated their account see a greeting. */
export function afterLogin({ user, returned }: LoggedInAs, back: string): string {
  if (returned) return '/setting/account/management?returned'
  return user?.is_email_verified ? back : `/signup/verify-email?redirect_back=${encodeURIComponent(back)}`
}
