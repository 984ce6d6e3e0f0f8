/** A member as the way to what is known of them. */
export const Person = ({ id, full_name }: { id: string; full_name: string }) => (
  <a className="link" href={`/dashboard/members/${id}`}>
    <bdi>{full_name}</bdi>
  </a>
)
