import type { ReactNode } from 'react'

/** Somebody's number, to be pressed with a thumb; who it is stands in the same link. */
export const Call = ({ phone, label }: { phone: string; label: ReactNode }) => (
  <a className="call copy" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
    <span>{label}</span> <b className="num">{phone}</b>
  </a>
)
