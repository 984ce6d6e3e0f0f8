/** A fresh page for a fresh person: nothing of the guest's answers stays. */
export const afterLogin = (user: { is_email_verified: boolean } | null, back: string) =>
  user?.is_email_verified ? back : `/signup/verify-email?redirect_back=${encodeURIComponent(back)}`
