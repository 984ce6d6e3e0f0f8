/** Link to a member's page in the dashboard. */
export const Person = ({ id, full_name }: { id: string; full_name: string }) => (
  <a className="link" href={`/dashboard/members/${id}`}>
    <bdi>{full_name}</bdi>
  </a>
)
