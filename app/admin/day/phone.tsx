/** A number that a press calls. Whose it is stands beside it for the eye, and is in the link for the ear. */
export function Phone({ of, phone }: { of: string; phone: string }) {
  if (phone === '') return null
  return (
    <a className="phone num" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {phone}
      <span className="visually-hidden">, {of}</span>
    </a>
  )
}
