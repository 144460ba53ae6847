/** A name in a table: where there is little room, a long word of it breaks and the amounts behind it stay in sight. */
export const NameCell = ({ name }: { name: string }) => (
  <span className="block min-w-16 wrap-anywhere">{name}</span>
)
